import { z } from "zod";
import { captionedPicture, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { headedType, noun, some, tone } from "../section.ts";

const point = z.strictObject({
  title: text.describe("Its heading"),
  text: datedText.optional().describe("Its text"),
  eyebrow: text.optional(),
  name: text.optional().describe("A line below its heading, where the heading is a question"),
  points: some(datedText).optional(),
});

export const points = headedType("points", {
  layout: z
    .enum(["columns", "lined", "beside", "ticks", "around", "rows", "cells"])
    .default("columns")
    .describe(
      "columns: side by side; lined: with a line above each; beside: the heading, or a picture, at the left; ticks: the same with tick marks; around: the heading is the first of them; rows: lines between them; cells: fields between lines, on a dark ground",
    ),
  tone,
  lede: text.optional(),
  picture: captionedPicture.optional().describe("For the layout beside"),
  items: some(point),
  numbered: z.boolean().optional().describe("true: the entries are numbered for screen readers"),
  parts: text
    .optional()
    .describe("What the points of an entry are called where phones close them, as in modules"),
  folded: z.boolean().optional().describe("true: phones close the list"),
  noun,
});
