import { z } from "zod";
import { some, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

const score = z.number().int().min(0).max(100);

export const scorecard = headedType("scorecard", {
  total: z.strictObject({ points: score, label: text }),
  least: score.describe("Points a medal needs in each theme"),
  themes: some(z.strictObject({ name: text, points: score })),
  enough: text,
  short: text,
  caption: text.describe("Says that the figures are an illustration"),
});
