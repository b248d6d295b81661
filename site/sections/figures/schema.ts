import { figure, link, point, some } from "../../content/reader/fields.ts";
import { anchor, headedType } from "../section.ts";

export const figures = headedType("figures", {
  items: some(figure),
  beside: point
    .extend({ id: anchor, action: link })
    .optional()
    .describe("What stands beside the figures"),
});
