import { z } from "zod";
import { link, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

/** The page's copy; its two data modules share it out between what runs in the browser and what is only read. */
export const page = readPage(
  "services",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text }),
    practices: z.strictObject({ label: text, offerings: text }),
    whyChoose: z.strictObject({ title: text, points: z.array(z.strictObject({ title: text, text })).min(1) }),
    closing: z.strictObject({ title: text, text, action: link }),
  }),
);
