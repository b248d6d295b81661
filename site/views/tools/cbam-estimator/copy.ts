import { z } from "zod";
import { closing, link, picture, some, text, texts } from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { pageReader } from "../../../content/records/pages.ts";
import { pageRules } from "../../../content/records/rules.ts";

const field = z.strictObject({ label: text, hint: text });

const flow = z.strictObject({
  label: text.describe("Names the list of steps for screen readers"),
  ...texts("step", "of", "next", "back", "again"),
  needed: text.describe("Said at a field that is empty and must not be"),
  noScript: text.describe("Said instead of the steps where scripts are switched off"),
  steps: z.array(z.strictObject(texts("name", "question", "lede"))).length(6, "needs six steps"),
  code: z.strictObject({
    ...texts("label", "examples"),
    tries: some(text),
    otherRules: text.describe("Said of goods that CBAM does not cover"),
  }),
  emissions: z.strictObject({
    choose: text.describe("Where the goods with a code differ in their figures"),
    pick: text.describe("The first, empty entry of the list"),
    ...texts("default", "own", "unit"),
    markUp: text.describe("A year follows"),
    likely: text.describe("Said of figures that two good sources did not confirm"),
    change: field.describe("Opens the field for another default value"),
    ownField: field,
    more: text.describe("Opens the field for a carbon price"),
    paid: field,
  }),
  deducted: z.strictObject({
    ...texts("year", "columnB", "columnA", "factor", "provisional"),
    benchmark: field,
    precursors: field.extend({ help: text, example: text }),
    route: text,
    routes: z.strictObject(texts("C", "D", "E", "K", "L")),
    ownBenchmark: field,
    change: text.describe("Opens the fields for other figures"),
    correction: field,
  }),
  price: z.strictObject({
    ...texts("legend", "published", "last", "own"),
    ownField: field,
    next: text.describe("A period follows"),
    due: text.describe("A day follows"),
  }),
  running: z.strictObject(texts("title", "default", "actual")),
});

const result = z.strictObject({
  tonnes: z.strictObject({ t: text, MWh: text, hint: text }),
  rate: field.extend({
    held: text.describe("Said of the rate that content holds; rate, source and day follow"),
  }),
  more: text.describe("Opens the field for other goods of the buyer"),
  others: field,
  ...texts("default", "own", "each", "certificates", "year", "noOwn", "giveOwn"),
  otherwise: text.describe("Said of exempt goods; an amount follows"),
  lower: text.describe("An amount per tonne follows"),
  higher: text.describe("An amount per tonne follows"),
  ...texts("same", "exempt", "above", "unknown", "noExemption"),
  pays: z.strictObject({ title: text, items: some(text) }),
  uncertain: text.describe("Heads what is uncertain"),
  ...texts("years", "yearsLede"),
  table: z.strictObject(texts("year", "deducted")),
  ...texts("steps", "rounding"),
});

const handOver = z.strictObject({
  ask: z.strictObject(texts("title", "text", "action")),
  buyer: z.strictObject({
    ...texts("title", "text", "label", "copy", "copied", "greeting", "intro", "close"),
    asks: z
      .array(text)
      .length(3, "needs the three questions")
      .describe("What only the buyer knows"),
  }),
  keep: z.strictObject(texts("title", "text", "copyLink", "copiedLink", "print")),
  cite: z.strictObject(texts("title", "copy", "copied", "read")),
  notCopied: text,
});

export const estimatorCopy = pageReader("cbam-estimator", {
  rules: pageRules,
  hero: z.strictObject(texts("title", "lede")),
  picture,
  flow,
  result,
  handOver,
  uncertain: some(datedText).describe("What is uncertain, said beside the result"),
  example: z.strictObject(texts("title", "lede")).describe("The example that the build works out"),
  formula: z.strictObject({
    ...texts("title", "lede"),
    steps: z.array(z.strictObject({ name: text, sum: text, text: datedText })).min(1),
  }),
  values: link.describe("Leads to the page with all values"),
  prices: z.strictObject(texts("title", "lede", "period", "price", "published")),
  factors: z.strictObject(
    texts("title", "lede", "year", "deducted", "markUp", "limit", "limitText"),
  ),
  leavesOut: z.strictObject({ title: text, items: z.array(datedText).min(1), note: text }),
  closing,
});

export type EstimatorCopy = ReturnType<typeof estimatorCopy>;
export type ResultCopy = EstimatorCopy["result"];
