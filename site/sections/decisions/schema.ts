import { z } from "zod";
import { some, text } from "../../content/reader/fields.ts";
import { sectionType } from "../section.ts";

export const decisions = sectionType("decisions", {
  items: some(
    z.strictObject({
      title: text,
      summary: text,
      paragraphs: some(text),
      points: some(text),
      result: text.describe("The document the client ends up holding"),
    }),
  ),
});
