import { z } from "zod";
import { link, picture, seo, text } from "../../../content/fields.ts";
import { readPage } from "../../../content/pages.ts";

/** The page's copy; its two data modules share it out between what runs in the browser and what is only read. */
export const page = readPage(
  "cybersecurity",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text, action: link }),
    services: z.strictObject({
      title: text,
      items: z
        .array(z.strictObject({ title: text, text, points: z.array(text).min(1) }))
        .length(6, "needs six services"),
    }),
    frameworks: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ name: text, use: text, text })).length(4, "needs four frameworks"),
    }),
    certifications: z.strictObject({
      title: text,
      lede: text,
      columns: z.strictObject({ name: text, covers: text, issuedBy: text }),
      items: z
        .array(z.strictObject({ name: text, covers: text, issuedBy: text }))
        .length(6, "needs six certifications"),
      note: text,
    }),
    industries: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ name: text, question: text })).length(6, "needs six industries"),
    }),
    closing: z.strictObject({ title: text, text, action: link }),
  }),
);
