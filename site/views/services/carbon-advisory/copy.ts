import { z } from "zod";
import {
  captionedPicture,
  link,
  picturedClosing,
  point,
  sample,
  section,
  seo,
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
  seo,
  rules: pageRules,
  hero: section({ lede: text, picture: captionedPicture, action: link }),
  brief: z.strictObject(briefFields).describe("The service in brief"),
  overview: section({ paragraphs: z.array(text).min(1) }),
  whyItMatters: section({
    text,
    columns: demand,
    rows: z.array(z.strictObject({ party: text, asks: datedText, consequence: datedText })).min(1),
    complianceYears: section({
      items: z.array(text.regex(/^FY \d{4}-\d{2} \(.+\)$/, "write it as FY 2025-26 (what applies)")).min(1),
    }),
  }),
  ourServices: section({ items: z.array(point).min(1) }),
  methodology: section({ lede: text, steps: z.array(point.extend({ output: text })).min(1) }),
  traced: tracedFigure,
  deliverables: section({ columns: deliverable, rows: z.array(deliverable).min(1) }),
  whyChoose: z.strictObject(reasonFields),
  closing: picturedClosing,
  sample,
});

export type CarbonAdvisoryCopy = ReturnType<typeof carbonAdvisoryCopy>;
