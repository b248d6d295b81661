import { z } from "zod";
import { picturedClosing, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const blogPostCopy = pageReader("blog-post", {
  labels: z.strictObject({
    back: text,
    contents: text.describe("Names the list of the article’s headings"),
    author: text,
    tags: text,
    share: text,
    related: text,
    latest: text.describe("Instead of “related” when no other post shares the category"),
    all: text,
    updated: text,
  }),
  closing: picturedClosing,
});

export type BlogPostCopy = ReturnType<typeof blogPostCopy>;
