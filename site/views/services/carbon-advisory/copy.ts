import { z } from "zod";
import { point, text } from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { pageCopy } from "../../../content/records/pages.ts";
import { tracedFigure } from "../../../content/records/traced-figures.ts";
import { serviceSchema, whyChooseSchema } from "../schema.ts";

const demand = z.strictObject({ party: text, asks: text, consequence: text });
const deliverable = z.strictObject({ document: text, contains: text, reader: text });

const schema = serviceSchema({
  overview: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  whyItMatters: z.strictObject({
    title: text,
    text,
    columns: demand,
    rows: z.array(z.strictObject({ party: text, asks: datedText, consequence: datedText })).min(1),
    complianceYears: z.strictObject({
      title: text,
      items: z
        .array(text.regex(/^FY \d{4}-\d{2} \(.+\)$/, "write it as FY 2025-26 (what applies)"))
        .length(2, "needs two compliance years"),
    }),
  }),
  ourServices: z.strictObject({ title: text, items: z.array(point).min(1) }),
  methodology: z.strictObject({
    title: text,
    lede: text,
    steps: z.array(point.extend({ output: text })).min(1),
  }),
  traced: tracedFigure,
  deliverables: z.strictObject({ title: text, columns: deliverable, rows: z.array(deliverable).min(1) }),
  whyChoose: whyChooseSchema,
});

export type CarbonAdvisoryCopy = z.output<typeof schema>;

export const carbonAdvisoryCopy = () => pageCopy("carbon-advisory", schema);
