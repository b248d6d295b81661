import { z } from "zod";
import {
  captionedPicture,
  link,
  picturedClosing,
  point,
  section,
  some,
  text,
} from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { pageReader } from "../../../content/records/pages.ts";
import { pageRules } from "../../../content/records/rules.ts";
import { tracedFigure } from "../../../content/records/traced-figures.ts";
import { briefFields } from "../../../sections/brief/schema.ts";
import { reasonFields } from "../../../sections/reason/schema.ts";

const demand = z.strictObject({ party: text, asks: text, consequence: text });
const deliverable = z.strictObject({ document: text, contains: text, reader: text });

export const carbonAdvisoryCopy = pageReader("carbon-advisory", {
  rules: pageRules,
  hero: section({ lede: text, picture: captionedPicture, action: link }),
  brief: z.strictObject(briefFields).describe("The service in brief"),
  overview: section({ paragraphs: some(text) }),
  whyItMatters: section({
    text,
    columns: demand,
    rows: some(z.strictObject({ party: text, asks: datedText, consequence: datedText })),
    complianceYears: section({
      items: some(text.regex(/^FY \d{4}-\d{2} \(.+\)$/, "write it as FY 2025-26 (what applies)")),
    }),
  }),
  ourServices: section({ items: some(point) }),
  methodology: section({ lede: text, steps: some(point.extend({ output: text })) }),
  traced: tracedFigure,
  deliverables: section({ columns: deliverable, rows: some(deliverable) }),
  whyChoose: z.strictObject(reasonFields),
  closing: picturedClosing,
});

export type CarbonAdvisoryCopy = ReturnType<typeof carbonAdvisoryCopy>;
