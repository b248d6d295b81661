import { z } from "zod";
import {
  captionedPicture,
  closing as closingFields,
  figure,
  link,
  point,
  some,
  text,
} from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { faqItem } from "../../content/records/faq.ts";
import { tracedFigure } from "../../content/records/traced-figures.ts";
import { briefFields, reasonFields } from "../fields.ts";
import { anchor, headedType, sectionType, tone } from "../section.ts";

/** The form for applications. */
export const application = headedType("application", {
  intro: text.describe("While the form is a demonstration"),
  sending: z
    .strictObject({ intro: text, sent: point })
    .describe("Where CAREERS=on: what happens to an application, and what is said once it has arrived"),
  contact: point.describe("How to apply by email"),
});

export const brief = sectionType("brief", briefFields);

export const closing = sectionType(
  "closing",
  {
    ...closingFields.shape,
    layout: z
      .enum(["beside", "across", "panel"])
      .optional()
      .describe(
        "beside: Picture in the right half; across: Picture above the words; panel: Picture behind the words",
      ),
    tone: z
      .enum(["leaf", "sand", "paper", "marigold"])
      .optional()
      .describe(
        "The colour of its ground; leaf: Green; sand: Sand; paper: Off-white; marigold: Light yellow",
      ),
    picture: captionedPicture.optional(),
  },
  { layout: { name: "picture", values: [] }, tone: { name: "picture", values: [] } },
);

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

export const documents = headedType("documents", {
  label: text.describe("Name on the folder’s tab"),
  lede: text,
  keptBy: text.describe("Label before the office that keeps a document"),
  items: some(point.extend({ keptBy: text })),
  note: datedText.optional(),
});

export const figures = headedType("figures", {
  items: some(figure),
  beside: point.extend({ id: anchor, action: link }).optional().describe("What stands beside the figures"),
});

export const list = headedType("list", {
  tone,
  note: text.optional().describe("A remark below the heading"),
  items: some(text),
});

/** What to have ready by the next dates of content/rules/cbam.yaml. */
export const nextDates = headedType("next-dates", { lede: text, estimator: link, checker: link });

export const panels = headedType("panels", { items: some(point.extend({ points: some(datedText), link })) });

/** The people of content/team. */
export const people = headedType("people", {});

const entry = z.strictObject({
  title: text.describe("Its heading"),
  text: datedText.optional().describe("Its text"),
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
      .describe(
        "columns: Side by side; lined: Side by side, a line above each; beside: Heading or picture at the left; ticks: Heading or picture at the left, tick marks; around: Side by side, the heading first; rows: Below each other, lines between them; cells: Fields between lines, dark",
      ),
    tone,
    lede: text.optional(),
    picture: captionedPicture.optional(),
    items: some(entry),
    numbered: z.boolean().optional().describe("true: the entries are numbered for screen readers"),
    swiped: z.boolean().optional().describe("true: on phones a row of cards to swipe"),
  },
  {
    tone: { name: "layout", values: ["columns", "lined", "beside", "ticks", "around", "rows"] },
    lede: { name: "layout", values: ["columns", "lined", "rows", "cells"] },
    picture: { name: "layout", values: ["beside", "ticks"] },
  },
);

export const questions = headedType("questions", {
  tone,
  lede: text.optional(),
  action: link.optional(),
  items: some(faqItem),
});

/** One reason to choose the firm, and a link to the page that gives all of them. */
export const reason = headedType("reason", reasonFields);

/** Links on the subject of the page's rules, and the sources of these rules. */
export const related = sectionType("related", {});

export const risks = headedType("risks", {
  lede: text,
  items: some(point.extend({ kind: z.enum(["Physical", "Transition", "Physical and transition"]) })),
});

export const shelf = headedType("shelf", {
  items: some(z.strictObject({ id: anchor, name: text, subject: text, text: datedText })),
});

export const steps = headedType("steps", { tone, items: some(point) });

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
        message: `This row has ${cells.length} cells and needs ${columns.length - 1}, one for each column after the first.`,
      });
});

export const textSection = headedType("text", {
  tone,
  lede: text.optional(),
  paragraphs: some(datedText),
});

export const traced = sectionType("traced", { figure: tracedFigure });
