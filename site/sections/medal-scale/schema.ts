import { z } from "zod";
import { link, section, some, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { anchor, headedType } from "../section.ts";

const medal = z.strictObject({
  medal: text,
  rank: z
    .enum(["Top 1%", "Top 5%", "Top 15%", "Top 35%"])
    .describe("Also its place on the drawn scale"),
});

export const medalScale = headedType("medal-scale", {
  lede: text,
  action: link,
  medals: section({
    id: anchor,
    text: datedText,
    scale: text.describe("How to read the drawn scale"),
    rows: some(medal),
    condition: text,
    note: text,
  }),
});
