import { z } from "zod";
import {
  closing,
  figure,
  link,
  picture,
  point,
  section,
  some,
  text,
} from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const aboutUsCopy = pageReader("about-us", {
  hero: section({ lede: text, picture }),
  stats: section({ items: some(figure) }),
  company: z.strictObject({
    tab: text,
    story: section({ paragraphs: some(text) }),
    vision: point,
    mission: point,
    certifications: section({ lede: text, items: some(z.strictObject({ name: text, text })) }),
    timeline: section({
      entries: some(z.strictObject({ year: z.number().int(), title: text, text })),
    }),
    values: section({ items: some(point) }),
    button: link,
  }),
  policy: z.strictObject({
    tab: text,
    statement: section({ paragraphs: some(text) }),
    objectives: section({ items: some(point) }),
    button: link,
  }),
  closing,
});

export type AboutUsCopy = ReturnType<typeof aboutUsCopy>;
