import { z } from "zod";
import { text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

export const trainingDay = headedType("training-day", {
  lede: text,
  becomes: text.describe("Stands before what an hour turns into"),
  hours: z
    .array(z.strictObject({ at: text, title: text, text, becomes: text }))
    .length(4, "The arc has four places: write four hours."),
  caption: text.describe(
    "One sentence: what the drawing shows; it says that the day is an example",
  ),
});
