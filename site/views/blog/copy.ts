import { z } from "zod";
import { point, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text }),
  search: z.strictObject({ label: text, placeholder: text }),
  category: z.strictObject({ label: text, all: text }),
  readMore: text,
  empty: z.strictObject({ title: text, text, clear: text }),
  newsletter: point,
});

export type BlogCopy = z.output<typeof schema>;

export const blogCopy = () => pageCopy("blog", schema);
