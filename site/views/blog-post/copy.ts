import { z } from "zod";
import { picturedClosing, text, texts } from "../../content/reader/fields.ts";
import { wordsReader } from "../../content/records/pages.ts";

export const blogPostCopy = wordsReader("blog-post", {
  labels: z.strictObject({
    back: text,
    contents: text.describe("Names the list of the article’s headings"),
    ...texts("author", "tags", "share", "related"),
    latest: text.describe("Instead of “related” when no other post shares the category"),
    ...texts("all", "updated"),
  }),
  closing: picturedClosing,
});

export type BlogPostCopy = ReturnType<typeof blogPostCopy>;
