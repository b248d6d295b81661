import { z } from "zod";
import { link, picture, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, picture }),
  items: z.array(z.strictObject({ title: text, text, action: link })).min(1),
});

export type ToolsCopy = z.output<typeof schema>;

export const toolsCopy = () => pageCopy("tools", schema);
