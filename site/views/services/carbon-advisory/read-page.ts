import { z } from "zod";
import { link, picture, seo, text } from "../../../content/fields.ts";
import { readPage } from "../../../content/pages.ts";

const point = z.strictObject({ title: text, text });

/** The page's copy; its two data modules share it out between the first view and the chapters below. */
export const page = readPage(
  "carbon-advisory",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text }),
    overview: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
    whyItMatters: z.strictObject({
      title: text,
      text,
      columns: z.strictObject({ party: text, asks: text, consequence: text }),
      rows: z.array(z.strictObject({ party: text, asks: text, consequence: text })).min(1),
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
    deliverables: z.strictObject({
      title: text,
      columns: z.strictObject({ document: text, contains: text, reader: text }),
      rows: z.array(z.strictObject({ document: text, contains: text, reader: text })).min(1),
    }),
    whyChoose: z.strictObject({ title: text, points: z.array(point).min(1) }),
    closing: z.strictObject({ title: text, text, action: link }),
  }),
);
