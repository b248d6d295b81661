import { z } from "zod";
import { isoDate, some, text } from "../reader/fields.ts";
import { coded } from "../reader/problem-words.ts";
import { type FieldProblem, refuseIn } from "../reader/problems.ts";
import { readRecord } from "../reader/read.ts";
import { code } from "./annex.ts";
import { cbamSources } from "./cbam-figures.ts";

const route = z
  .enum(["C", "D", "E", "K", "L"])
  .describe(
    "C blast furnace, D direct reduction, E scrap, K primary aluminium, L secondary aluminium",
  );

const review = {
  source: some(text).meta({
    description: "Sources of content/rules/cbam.yaml, by id",
    hint: "Sources",
  }),
  reviewed: isoDate.describe("The day somebody last read the figures against the sources"),
  recheckBy: isoDate.describe("The day by which somebody reads them again"),
};
const asOf = text.describe("The month up to which the act was read, as in September 2026");

const perTonne = z.number().min(0).max(100);

const line = z.strictObject({
  codes: some(code).describe("The codes it holds for: all that begin with these digits"),
  kind: text
    .regex(/^[a-z]+(-[a-z]+)*$/, "Use small letters and hyphens, as in hot-rolled.")
    .optional()
    .describe(
      "Tells lines with the same code apart; default values and benchmarks use the same word",
    ),
  likely: z
    .literal(true)
    .optional()
    .describe("Set where two good sources did not confirm the figures"),
});

const defaultLine = line.extend({
  name: text.describe("What the goods are, in plain words"),
  value: perTonne
    .optional()
    .describe("t CO2e per tonne before mark-up; empty where India’s table has a dash"),
  route: route.optional(),
  note: text.optional().describe("What a visitor should know about this value"),
});

const column = some(
  z.strictObject({
    route: route.optional(),
    from: z
      .number()
      .int()
      .optional()
      .describe("First year of production; empty if it holds from the start"),
    value: perTonne,
  }),
);

const benchmarkLine = line.extend({
  name: text
    .optional()
    .describe("What the goods are, where it is more exact than the name of the default value"),
  columnA: column.describe("For verified emissions: the process alone"),
  columnB: column.describe("For default values"),
});

const price = z.strictObject({
  period: text
    .regex(
      /^(Q[1-4]|Week \d\d?) 20\d\d$/,
      "Write a quarter or a week, as in Q4 2026 or Week 5 2027.",
    )
    .describe("What it was published for, as in Q4 2026"),
  euro: z
    .number()
    .positive()
    .max(1000)
    .optional()
    .describe("Empty until it is published; then the only field to fill in"),
  published: isoDate.describe("The day the Commission publishes it"),
});

const rate = z.strictObject({
  rupees: z.number().positive().max(1000).describe("For one euro"),
  source: text.describe("Who publishes it, as in Reserve Bank of India, reference rate"),
  date: isoDate.describe("The day it holds for"),
});

export type Route = z.output<typeof route>;
export type DefaultLine = z.output<typeof defaultLine>;
export type BenchmarkLine = z.output<typeof benchmarkLine>;
export type Column = z.output<typeof column>;
export type Price = z.output<typeof price> & { euro: number };
export type Rate = z.output<typeof rate>;

export const defaultsSchema = z.strictObject({ ...review, asOf, lines: some(defaultLine) });
export const benchmarksSchema = z.strictObject({ ...review, asOf, lines: some(benchmarkLine) });
export const pricesSchema = z.strictObject({
  ...review,
  prices: some(price).describe("The oldest first, at the end those that are still to be published"),
  rate: rate.optional().describe("The exchange rate that counts until a visitor types another"),
});

export const cbamDefaults = () => read("defaults", defaultsSchema, ({ lines }) => twice(lines));

export const cbamBenchmarks = () =>
  read("benchmarks", benchmarksSchema, ({ lines }) => [
    ...twice(lines),
    ...lines.flatMap(columnProblems),
  ]);

/** The published prices of certificates, the oldest first, and the next to come. */
export function cbamPrices() {
  const { prices, ...record } = read("prices", pricesSchema, ({ prices }) => priceProblems(prices));
  return {
    ...record,
    prices: prices.filter(isPublished),
    next: prices.find((one) => !isPublished(one)),
  };
}

const isPublished = (one: z.output<typeof price>): one is Price => one.euro !== undefined;

function read<Schema extends z.ZodType<{ source: string[]; reviewed: string; recheckBy: string }>>(
  name: string,
  schema: Schema,
  problemsOf: (record: z.output<Schema>) => FieldProblem[],
) {
  const file = `content/tools/cbam/${name}.yaml`;
  const record = readRecord(file, schema);
  const { problems, ...sources } = cbamSources(record.source);
  refuseIn(file, [...problems, ...problemsOf(record)]);
  return { ...record, file, ...sources };
}

/** A problem for each code that a line above has with the same kind, or with none where one of the two has one. */
function twice(lines: Array<z.output<typeof line>>): FieldProblem[] {
  const all = lines.flatMap(({ codes, kind }, at) =>
    codes.map((code, index) => ({ code, kind, at, index })),
  );
  return all.flatMap(({ code, kind, at, index }, position) => {
    const isTaken = all
      .slice(0, position)
      .some((other) => other.code === code && (!other.kind || !kind || other.kind === kind));
    const reason = coded("codeAbove", { code });
    return isTaken ? [{ field: `lines.${at}.codes.${index}`, reason }] : [];
  });
}

/** Of a route, the first figure must hold from the start and the others from later years. */
const columnProblems = (line: BenchmarkLine, at: number): FieldProblem[] =>
  (["columnA", "columnB"] as const).flatMap((name) =>
    line[name].flatMap(({ route, from }, index, column) => {
      const before = column.slice(0, index).findLast((other) => other.route === route);
      const isRight = before ? (from ?? 0) > (before.from ?? 0) : from === undefined;
      const reason = "The first figure of a route has no year, and each further one a later year.";
      return isRight ? [] : [{ field: `lines.${at}.${name}.${index}.from`, reason }];
    }),
  );

const priceProblems = (prices: Array<z.output<typeof price>>): FieldProblem[] =>
  prices.flatMap(({ period, published }, index) => {
    const at = `prices.${index}`;
    const above = prices.slice(0, index);
    const isTwice = above.some((other) => other.period === period);
    const isLate = above.some((other) => other.published >= published);
    return [
      ...(isTwice ? [{ field: `${at}.period`, reason: coded("priceTwice", { period }) }] : []),
      ...(isLate
        ? [{ field: `${at}.published`, reason: "It must be later than the day above it." }]
        : []),
    ];
  });
