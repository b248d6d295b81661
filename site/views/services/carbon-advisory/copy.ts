import { z } from "zod";
import { point, section, text } from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { tracedFigure } from "../../../content/records/traced-figures.ts";
import { serviceCopy, whyChooseSchema } from "../schema.ts";

const demand = z.strictObject({ party: text, asks: text, consequence: text });
const deliverable = z.strictObject({ document: text, contains: text, reader: text });

export const carbonAdvisoryCopy = serviceCopy("carbon-advisory", {
  overview: section({ paragraphs: z.array(text).min(1) }),
  whyItMatters: section({
    text,
    columns: demand,
    rows: z.array(z.strictObject({ party: text, asks: datedText, consequence: datedText })).min(1),
    complianceYears: section({
      items: z
        .array(text.regex(/^FY \d{4}-\d{2} \(.+\)$/, "write it as FY 2025-26 (what applies)"))
        .length(2, "needs two compliance years"),
    }),
  }),
  ourServices: section({ items: z.array(point).min(1) }),
  methodology: section({ lede: text, steps: z.array(point.extend({ output: text })).min(1) }),
  traced: tracedFigure,
  deliverables: section({ columns: deliverable, rows: z.array(deliverable).min(1) }),
  whyChoose: whyChooseSchema,
});

export type CarbonAdvisoryCopy = ReturnType<typeof carbonAdvisoryCopy>;
