import { z } from "zod";
import { point, some, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const handoverYear = headedType("handover-year", {
  year: z.strictObject({
    ours: text,
    yours: text,
    month: text,
    shares: z
      .array(z.number().min(0).max(99))
      .length(12, "The drawing has twelve months: write twelve numbers.")
      .describe("Of a hundred hours in each month, how many are ours; an illustration"),
    caption: text,
  }),
  items: some(
    point.extend({ when: text.describe("The quarter of the drawn year it stands under") }),
  ),
});
