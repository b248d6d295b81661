import { expect, test } from "vitest";
import { copyOf, FIXTURES } from "../../../tests/content/folders.ts";
import { cbamBenchmarks, cbamDefaults, cbamPrices } from "./cbam-values.ts";

const READERS = { defaults: cbamDefaults, benchmarks: cbamBenchmarks, prices: cbamPrices };

test.each<[keyof typeof READERS, string, unknown, string]>([
  ["defaults", "lines.0.codes.0", "72 08", "Write two to eight digits as the annex does"],
  ["defaults", "lines.1.kind", "dim", "lines.1.codes.0: 7208 stands in a line above"],
  ["defaults", "lines.3.codes.0", "7318", "lines.3.codes.0: 7318 stands in a line above"],
  ["defaults", "source.0", "rumour", "rumour"],
  [
    "benchmarks",
    "lines.1.columnB.1.from",
    0,
    "lines.1.columnB.1.from: The first figure of a route has no year",
  ],
  [
    "benchmarks",
    "lines.1.columnB.0.from",
    2026,
    "lines.1.columnB.0.from: The first figure of a route",
  ],
  ["benchmarks", "lines.2.codes.0", "7601", "lines.3.codes.0: 7601 stands in a line above"],
  ["prices", "prices.1.period", "Q1 2026", "prices.1.period: Q1 2026 has a price already"],
  ["prices", "prices.1.period", "Q5 2026", "Write a quarter or a week"],
  ["prices", "prices.1.published", "2026-04-07", "prices.1.published: It must be later"],
])("%s with %s: %j → refused", (name, field, value, reason) => {
  copyOf(FIXTURES).set(`tools/cbam/${name}.yaml`, field, value);
  expect(READERS[name]).toThrow(reason);
});

test("a further price → the last, with the sources and the day of its review", () => {
  const content = copyOf(FIXTURES);
  const next = { period: "Week 5 2027", euro: 99, published: "2027-02-08" };
  content.set("tools/cbam/prices.yaml", "prices.2", next);
  const { prices, reviewed, sources } = cbamPrices();
  expect([prices.at(-1), reviewed, sources.map(({ id }) => id)]).toEqual([
    next,
    "2026-07-11",
    ["act"],
  ]);
});

test("the price that is still to be published → the next; with its amount alone it is the last", () => {
  const content = copyOf(FIXTURES);
  const { prices, next } = cbamPrices();
  expect([prices.at(-1)?.period, next]).toEqual([
    "Q2 2026",
    { period: "Q3 2026", published: "2026-10-05" },
  ]);
  content.set("tools/cbam/prices.yaml", "prices.2.euro", 91.5);
  expect([cbamPrices().prices.at(-1)?.euro, cbamPrices().next]).toEqual([91.5, undefined]);
});
