import { z } from "zod";
import { point, some, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

const audit = point.extend({
  where: text.describe("Where on the campus it measures; the plan’s pins stand in this order"),
  points: some(text),
});

export const campusPlan = headedType("campus-plan", {
  caption: text.describe("One sentence: what the plan shows"),
  items: z.array(audit).length(6, "The plan has six pins: write six entries."),
});
