import { z } from "zod";
import { some, text } from "../../content/reader/fields.ts";
import { headedType } from "../section.ts";

const line = z.strictObject({
  indicator: text,
  figure: text,
  unit: text,
  from: text.describe("What the figure is taken from"),
  held: text.describe("Who holds that document"),
});

export const annotatedPage = headedType("annotated-page", {
  page: z.strictObject({ section: text, principle: text }),
  lines: some(line),
  caption: text.describe("Says that the figures are an illustration"),
});
