import { z } from "zod";
import { figure, link, picture, sample, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

const item = z.strictObject({ title: text, text });
const entry = z.strictObject({ year: z.number().int(), title: text, text });

/** The whole record; what each part of the page shows of it is chosen by the data modules beside this file. */
export const page = readPage(
  "about-us",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text }),
    stats: z.strictObject({ title: text, items: z.array(figure).min(1) }),
    company: z.strictObject({
      tab: text,
      story: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
      vision: item,
      mission: item,
      certifications: z.strictObject({
        title: text,
        lede: text,
        items: z.array(z.strictObject({ name: text, text })).min(1),
      }),
      timeline: z.strictObject({ title: text, entries: z.array(entry).length(6, "needs six entries") }),
      values: z.strictObject({ title: text, items: z.array(item).length(4, "needs four core values") }),
      button: link,
    }),
    policy: z.strictObject({
      tab: text,
      statement: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
      objectives: z.strictObject({
        title: text,
        items: z.array(item).length(6, "needs six strategic objectives"),
      }),
      button: link,
    }),
    closing: z.strictObject({ title: text, text, button: link }),
    sample,
  }),
);
