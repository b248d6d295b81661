import { z } from "zod";
import { some, text } from "../../content/reader/fields.ts";
import { codedMessage } from "../../content/reader/problem-words.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { anchor, headedType, tone } from "../section.ts";

export const table = headedType("table", {
  tone,
  lede: text.optional(),
  columns: z.array(text).min(2).describe("The headings of the columns"),
  rows: some(
    z.strictObject({
      id: anchor,
      name: text.describe("The first cell"),
      cells: some(datedText).describe("The other cells, in the order of the columns"),
    }),
  ),
  note: text.optional(),
}).superRefine(({ columns, rows }, context) => {
  for (const [index, { cells }] of rows.entries())
    if (cells.length !== columns.length - 1)
      context.addIssue({
        code: "custom",
        path: ["rows", index, "cells"],
        message: codedMessage("cellsOfRow", {
          cells: cells.length,
          needed: columns.length - 1,
          of: "after the first",
        }),
      });
});
