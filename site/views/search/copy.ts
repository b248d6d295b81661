import { z } from "zod";
import { link, point, seo, some, text, texts } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";
import { KINDS } from "../../outputs/search/entry.ts";

/** What the search itself says, on its page and in the dialog that opens on every other. */
const words = z.strictObject({
  title: text,
  field: z.strictObject({ label: text, placeholder: text.describe("Words to try"), button: text }),
  kinds: z.record(z.enum(KINDS), text).describe("What each result is"),
  none: point.extend({ links: some(link) }).describe("When nothing is found"),
  failed: text.describe("When the index does not come"),
});

export const searchSchema = words.extend({
  seo,
  ...texts("lede", "noScript"),
  shortcut: z
    .strictObject({ label: text, text })
    .describe("The setting that turns the key off, for those whose tools send single keys"),
  all: z
    .strictObject({ title: text, courses: text, articles: text, others: text })
    .describe("Headings of the list of all pages"),
});

export type SearchWords = z.output<typeof words>;
export type SearchCopy = z.output<typeof searchSchema>;

export const searchCopy = () => pageCopy("search", searchSchema);

export const searchWords = ({ title, field, kinds, none, failed }: SearchCopy): SearchWords => ({
  title,
  field,
  kinds,
  none,
  failed,
});
