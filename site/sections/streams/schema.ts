import { z } from "zod";
import { text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

const stage = z.strictObject({
  place: text.describe("Where the stream is"),
  lost: text.describe("What leaves it there"),
  left: z
    .number()
    .min(20)
    .max(100)
    .describe("Of a hundred that came in, what goes on: how wide it is drawn"),
});

export const streams = headedType("streams", {
  energy: text,
  water: text,
  stages: z
    .array(z.strictObject({ energy: stage, water: stage }))
    .length(4, "The drawing has four stages: write four."),
  caption: text.describe("Says that the widths are an illustration"),
});
