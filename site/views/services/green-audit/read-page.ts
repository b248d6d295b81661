import { z } from "zod";
import { link, picture, seo, text } from "../../../content/fields.ts";
import { readPage } from "../../../content/pages.ts";

const point = z.strictObject({ title: text, text });

/** The page's copy; its two data modules share it out between what runs in the browser and what is only read. */
export const page = readPage(
  "green-audit",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text, action: link }),
    auditServices: z.strictObject({
      title: text,
      items: z.array(point.extend({ points: z.array(text).min(1) })).length(6, "needs six audits"),
    }),
    evidence: z.strictObject({
      label: text.describe("Name on the folder’s tab"),
      title: text,
      lede: text,
      keptBy: text.describe("Label before the office that keeps a document"),
      items: z.array(point.extend({ keptBy: text })).min(1),
      note: text,
    }),
    process: z.strictObject({ title: text, steps: z.array(point).length(5, "needs five steps") }),
    benefits: z.strictObject({
      title: text,
      picture,
      pictureAlt: text,
      items: z.array(point).length(6, "needs six benefits"),
    }),
    closing: z.strictObject({ title: text, text, action: link }),
  }),
);
