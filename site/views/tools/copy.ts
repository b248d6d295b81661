import { z } from "zod";
import { link, picture, some, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const toolsCopy = pageReader("tools", {
  hero: z.strictObject({ title: text, lede: text, picture }),
  items: some(z.strictObject({ title: text, text, action: link })),
});

export type ToolsCopy = ReturnType<typeof toolsCopy>;
