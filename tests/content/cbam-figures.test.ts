import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cbamAnnex } from "../../site/content/records/annex.ts";
import { cbamFigures } from "../../site/content/records/cbam-figures.ts";
import { cbamBenchmarks, cbamDefaults } from "../../site/content/records/cbam-values.ts";
import { wordingOn, wordingsFor } from "../../site/content/records/dated-text.ts";
import { findStatement } from "../../site/content/records/rules.ts";
import { answerTo } from "../../site/tools/cn-codes/answer.ts";
import { benchmarkIn, lookUp } from "../../site/tools/estimator/values.ts";
import { copyOf, LIVE } from "./folders.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", LIVE);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test("the estimator's figures → those the rule states in words, year by year", () => {
  const { factors, markUps } = cbamFigures().figures;
  const forms = findStatement("cbam.adjustment-now") ?? [];
  const problems = factors.filter(({ year, deducted }) => {
    const said = wordingOn(forms, `${year}-07-01`);
    return !said.includes(
      deducted === 0 ? "nothing is deducted" : ` ${deducted}% of the benchmark`,
    );
  });
  expect(problems).toEqual([]);
  const marked = wordingOn(findStatement("cbam.default-markup") ?? [], "2026-11-15");
  expect(
    markUps.filter(
      ({ percent, from }) => !new RegExp(`${percent}% (for|from) ${from}`).test(marked),
    ),
  ).toEqual([]);
});

test("every code of the default values and benchmarks → covered, found, with a benchmark in each year", () => {
  const [defaults, benchmarks] = [cbamDefaults().lines, cbamBenchmarks().lines];
  const codes = [...defaults, ...benchmarks].flatMap((line) => line.codes);
  expect(codes.filter((code) => answerTo(code, cbamAnnex().annex).kind !== "covered")).toEqual([]);
  const choicesOf = (code: string) => lookUp(code, { defaults, benchmarks });
  expect(codes.filter((code) => choicesOf(code).length === 0)).toEqual([]);
  const choices = codes.flatMap(choicesOf);
  const without = cbamFigures().figures.factors.flatMap(({ year }) =>
    choices.filter(
      (one) => benchmarkIn(one.benchmark.columnB, year, one.default.route) === undefined,
    ),
  );
  expect(without).toEqual([]);
  expect(new Set(choices.map((one) => one.default)).size).toBe(defaults.length);
  expect(new Set(choices.map((one) => one.benchmark)).size).toBe(benchmarks.length);
});

test("a price added at the desk, in one field → the rule tells it beside those before, in words", () => {
  const content = copyOf(LIVE);
  // As it was before the firm added the price of a fourth quarter.
  content.set("tools/cbam/prices.yaml", "prices", [
    { period: "Q1 2026", euro: 75.36, published: "2026-04-07" },
    { period: "Q2 2026", euro: 75.28, published: "2026-07-06" },
    { period: "Q3 2026", euro: 82.32, published: "2026-10-05" },
    { period: "Q4 2026", published: "2027-01-04" },
  ]);
  const said = () => wordingOn(wordingsFor("cbam.prices-2026"), "2027-01-05");
  expect(said()).toMatch(
    / €75\.28 for Q2 2026 \(6 July 2026\), €82\.32 for Q3 2026 \(5 October 2026\)\. /,
  );
  content.set("tools/cbam/prices.yaml", "prices.3.euro", 91.5);
  expect(said()).toContain(", €91.50 for Q4 2026 (4 January 2027).");
});

test.each([
  [
    "7202 11, 7202 41, 7202 60, 7208 39 00, 7303 00, 7309, 7318 15, 7326 90, 7601, 7616, 2523, 2716, 3102 10, 2601 12",
    "covered",
  ],
  ["72, 7202, 28, 2804, 2507 00 80, 3105, 76", "partly"],
  ["7202 21, 7202 99 80, 7204, 7323, 7602, 7615, 2501, 2601 11, 3105 60 00, 8708", "outside"],
])("codes %s → %s by Annex I", (codes, kind) => {
  const { annex } = cbamAnnex();
  expect(codes.split(", ").filter((code) => answerTo(code, annex).kind !== kind)).toEqual([]);
});

test.each([
  ["screws", "7318"],
  ["bolts", "7318"],
  ["tubes", "7306"],
  ["tanks", "7309 00"],
  ["wire rod", "7213"],
  ["foil", "7607"],
  ["urea", "3102"],
  ["clinker", "2523 10 00"],
  ["scrap", "7204"],
])("the word %s → %s among its headings", (word, code) => {
  const { title, items } = answerTo(word, cbamAnnex().annex);
  expect([title, ...items.map((item) => item.code)].join(" ")).toContain(code);
});
