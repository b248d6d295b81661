import { z } from "zod";
import { text } from "../../content/reader/fields.ts";
import { sectionType, some } from "../section.ts";

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
