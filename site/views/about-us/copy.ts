import { z } from "zod";
import { closing, figure, link, picture, point, sample, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const entry = z.strictObject({ year: z.number().int(), title: text, text });

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, picture }),
  stats: z.strictObject({ title: text, items: z.array(figure).min(1) }),
  company: z.strictObject({
    tab: text,
    story: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
    vision: point,
    mission: point,
    certifications: z.strictObject({
      title: text,
      lede: text,
      items: z.array(z.strictObject({ name: text, text })).min(1),
    }),
    timeline: z.strictObject({ title: text, entries: z.array(entry).length(6, "needs six entries") }),
    values: z.strictObject({ title: text, items: z.array(point).length(4, "needs four core values") }),
    button: link,
  }),
  policy: z.strictObject({
    tab: text,
    statement: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
    objectives: z.strictObject({
      title: text,
      items: z.array(point).length(6, "needs six strategic objectives"),
    }),
    button: link,
  }),
  closing,
  sample,
});

export type AboutUsCopy = z.output<typeof schema>;

export const aboutUsCopy = () => pageCopy("about-us", schema);
