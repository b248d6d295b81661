import { z } from "zod";
import { link, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

export const copy = readPage(
  "blog-post",
  z.strictObject({
    seo: seo.describe("For the page that says there is no such post"),
    labels: z.strictObject({
      back: text,
      author: text,
      tags: text,
      share: text,
      related: text,
      latest: text.describe("Instead of “related” when no other post shares the category"),
      all: text,
      updated: text,
    }),
    notFound: z.strictObject({ title: text, text, link }),
    closing: z.strictObject({ title: text, text, primary: link, secondary: link }),
  }),
);
