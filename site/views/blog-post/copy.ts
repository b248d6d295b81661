import { z } from "zod";
import { picturedClosing, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
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

export type BlogPostCopy = z.output<typeof schema>;

export const blogPostCopy = () => pageCopy("blog-post", schema);
