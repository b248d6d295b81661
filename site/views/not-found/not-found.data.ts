import { z } from "zod";
import { link, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

export const copy = readPage(
  "not-found",
  z.strictObject({ seo, title: text, text, linksIntro: text, links: z.array(link.extend({ text })).min(1) }),
);
