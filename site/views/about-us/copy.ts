import { z } from "zod";
import {
  closing,
  figure,
  link,
  picture,
  point,
  sample,
  section,
  seo,
  text,
} from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

const entry = z.strictObject({ year: z.number().int(), title: text, text });

export const aboutUsCopy = pageReader("about-us", {
  seo,
  hero: section({ lede: text, picture }),
  stats: section({ items: z.array(figure).min(1) }),
  company: z.strictObject({
    tab: text,
    story: section({ paragraphs: z.array(text).min(1) }),
    vision: point,
    mission: point,
    certifications: section({ lede: text, items: z.array(z.strictObject({ name: text, text })).min(1) }),
    timeline: section({ entries: z.array(entry).min(1) }),
    values: section({ items: z.array(point).min(1) }),
    button: link,
  }),
  policy: z.strictObject({
    tab: text,
    statement: section({ paragraphs: z.array(text).min(1) }),
    objectives: section({ items: z.array(point).min(1) }),
    button: link,
  }),
  closing,
  sample,
});

export type AboutUsCopy = ReturnType<typeof aboutUsCopy>;
