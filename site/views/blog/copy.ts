import { z } from "zod";
import { point, section, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const blogCopy = pageReader("blog", {
  hero: section({ lede: text }),
  search: z.strictObject({ label: text, placeholder: text }),
  category: z.strictObject({ label: text, all: text }),
  readMore: text,
  empty: section({ text, clear: text }),
  newsletter: point,
});

export type BlogCopy = ReturnType<typeof blogCopy>;
