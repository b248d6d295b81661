import { z } from "zod";
import { link, point, section, some, text } from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { anchor, headedType } from "../section.ts";

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

const audit = point.extend({
  where: text.describe("Where on the campus it measures; the plan’s pins stand in this order"),
  points: some(text),
});

export const campusPlan = headedType("campus-plan", {
  caption: text.describe("One sentence: what the plan shows"),
  items: z.array(audit).length(6, "The plan has six pins: write six entries."),
});

export const frames = headedType("frames", {
  frames: z
    .array(z.strictObject({ name: text, text }))
    .length(5, "There are five drawings: write five frames."),
  caption: text,
});

const year = z.strictObject({
  ours: text,
  yours: text,
  month: text,
  shares: z
    .array(z.number().min(0).max(99))
    .length(12, "The drawing has twelve months: write twelve numbers.")
    .describe("Of a hundred hours in each month, how many are ours; an illustration"),
  caption: text,
});

export const handoverYear = headedType("handover-year", {
  year,
  items: some(point.extend({ when: text.describe("The quarter of the drawn year it stands under") })),
});

const hour = z.strictObject({
  name: text,
  hours: some(z.number().int().positive()).describe("The hours of the dial it takes"),
  text: datedText,
});

/** The way of an incident against the hours in which it has to be reported. */
export const incidentDial = headedType("incident-dial", {
  lede: text,
  before: section({ items: some(text) }).describe("What has to be ready"),
  dial: z
    .strictObject({ value: text, label: text, outer: text.describe("What the outer ring counts") })
    .describe("The words in the middle of the dial"),
  after: section({ items: some(hour) }),
  caption: text.describe("One sentence: what the drawing shows, and which hours are the law’s"),
});

const phase = z.strictObject({
  year: text.regex(/^FY \d{4}-\d{2}$/, "Write it as FY 2025-26.").meta({ examples: ["FY 2025-26"] }),
  companies: text.regex(/^Top [\d,]+$/, "Write it as Top 500.").meta({ examples: ["Top 500"] }),
});

export const phases = headedType("phases", {
  text,
  note: text,
  columns: z.strictObject({ year: text, companies: text }),
  rows: some(phase),
});

const request = point.extend({
  prompt: text,
  records: some(z.number().int().min(1).max(6)).describe("Which of the records it opens, from 1"),
  link,
});

export const recordLines = headedType("record-lines", {
  lede: text,
  records: z
    .array(text)
    .length(6, "The drawing has six lines: write six kinds of records.")
    .describe("The lines of the drawing"),
  opens: text.describe("Said before the records that a request opens, to those who do not see the drawing"),
  items: some(request),
  caption: text.describe("One sentence: what the drawing shows"),
});

const score = z.number().int().min(0).max(100);

export const scorecard = headedType("scorecard", {
  total: z.strictObject({ points: score, label: text }),
  least: score.describe("Points a medal needs in each theme"),
  themes: some(z.strictObject({ name: text, points: score })),
  enough: text,
  short: text,
  caption: text.describe("Says that the figures are an illustration"),
});

const situation = z.strictObject({
  label: text.describe("Something that is true of some companies"),
  names: some(text)
    .describe("The frameworks and standards it leads to, as they are called in the groups")
    .meta({ examples: [["[Name]"]] }),
});

export const standardsFinder = headedType("standards-finder", {
  lede: text,
  situations: z.array(situation).min(2).max(6),
  groups: some(section({ rows: some(z.strictObject({ id: anchor.unwrap(), name: text })) })).describe(
    "The rows of the table; each leads to the place on the page that has its id",
  ),
  begin: text.describe("What a row says once it is lit"),
  caption: text,
}).superRefine(({ situations, groups }, context) => {
  const known = groups.flatMap(({ rows }) => rows.map(({ name }) => name));
  for (const [index, { names }] of situations.entries())
    for (const name of names.filter((name) => !known.includes(name)))
      context.addIssue({
        code: "custom",
        path: ["situations", index, "names"],
        message: `“${name}” is in none of the groups of this section: write it as it stands there.`,
      });
});

const stage = z.strictObject({
  place: text.describe("Where the stream is"),
  lost: text.describe("What leaves it there"),
  left: z.number().min(20).max(100).describe("Of a hundred that came in, what goes on: how wide it is drawn"),
});

export const streams = headedType("streams", {
  energy: text,
  water: text,
  stages: z
    .array(z.strictObject({ energy: stage, water: stage }))
    .length(4, "The drawing has four stages: write four."),
  caption: text.describe("Says that the widths are an illustration"),
});

/** What a day of a training turns into. */
export const trainingDay = headedType("training-day", {
  lede: text,
  becomes: text.describe("Stands before what an hour turns into"),
  hours: z
    .array(z.strictObject({ at: text, title: text, text, becomes: text }))
    .length(4, "The arc has four places: write four hours."),
  caption: text.describe("One sentence: what the drawing shows; it says that the day is an example"),
});
