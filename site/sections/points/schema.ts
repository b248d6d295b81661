import { z } from "zod";
import { captionedPicture, optionsOf, some, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { headedType, tone } from "../section.ts";

const point = z.strictObject({
  title: text.meta({ description: "Its heading", hint: "" }),
  text: datedText.optional().meta({ description: "Its text", hint: "" }),
  eyebrow: text.optional(),
  name: text.optional().describe("A line below its heading, where the heading is a question"),
  points: some(datedText).optional(),
});

export const points = headedType(
  "points",
  {
    layout: z
      .enum(["columns", "lined", "beside", "ticks", "around", "rows", "cells"])
      .default("columns")
      .meta(
        optionsOf({
          columns: "Side by side",
          lined: "Side by side, a line above each",
          beside: "Heading or picture at the left",
          ticks: "Heading or picture at the left, tick marks",
          around: "Side by side, the heading first",
          rows: "Below each other, lines between them",
          cells: "Fields between lines, dark",
        }),
      ),
    tone,
    lede: text.optional(),
    picture: captionedPicture.optional(),
    items: some(point),
    numbered: z.boolean().optional().meta({
      description: "true: the entries are numbered for screen readers",
      hint: "The entries are numbered for screen readers",
    }),
    swiped: z.boolean().optional().meta({
      description: "true: on phones a row of cards to swipe",
      hint: "On phones a row of cards to swipe",
    }),
  },
  {
    tone: { name: "layout", values: ["columns", "lined", "beside", "ticks", "around", "rows"] },
    lede: { name: "layout", values: ["columns", "lined", "rows", "cells"] },
    picture: { name: "layout", values: ["beside", "ticks"] },
  },
);
