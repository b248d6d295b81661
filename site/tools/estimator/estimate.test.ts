import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fertiliser, figures, hydrogen, steel } from "../../../tests/fixtures/cbam-figures.ts";
import { compare, type Decimal, decimal, plus, times, ungrouped } from "./decimal.ts";
import { BASES, type Basis, estimate, type Goods, type Inputs } from "./estimate.ts";

const values = (emissions: string, benchmark: string) => ({
  emissions: decimal(emissions),
  benchmark: decimal(benchmark),
});

const good = (quantity: string, more: Partial<Goods> = {}): Goods => ({
  name: "",
  sector: steel,
  code: "7208",
  quantity: decimal(quantity),
  paid: decimal(0),
  ...more,
});

const inputs = (price: string, goods: Goods): Inputs => ({
  price: decimal(price),
  correction: decimal(1),
  others: decimal(0),
  rate: decimal(0),
  goods,
});

const owed = (given: Inputs, year: number, basis: Basis) => {
  const amount = estimate(given, year, figures)[basis];
  return amount && ungrouped(amount.owed);
};

describe("published worked examples", () => {
  /** cbamreports.com/cbampayments: 1.2 − (1 × 0.975) = 0.225 t CO₂e per tonne in 2026. */
  test("1.2 t of emissions against a benchmark of 1 in 2026 → 0.225 t to be covered", () => {
    const given = inputs("1", good("1000", { actual: values("1.2", "1") }));
    const amount = estimate(given, 2026, figures).actual;
    expect(amount && [ungrouped(amount.covered), ungrouped(amount.certificates)]).toEqual([
      "0.225",
      "225.000",
    ]);
  });

  /**
   * Kallanish of 19 November 2025, as the South East Asia Iron and Steel Institute reprinted it: coil of 2.3 t CO₂ per
   * tonne against 1.53 at €80 costs about €64.7 a tonne in 2026, and of 4.27 about €222.
   */
  test.each([
    ["2.3", 64.7],
    ["4.27", 222],
  ])("coil of %s t against 1.53 at €80 in 2026 → about €%d a tonne", (emissions, published) => {
    const total = owed(
      inputs("80", good("1000", { actual: values(emissions, "1.53") })),
      2026,
      "actual",
    );
    expect(Math.abs(Number(total) / 1000 - published)).toBeLessThan(0.5);
  });
});

describe("steps", () => {
  test("a default value → takes the mark-up before the benchmark is deducted", () => {
    const given = inputs("80", good("1000", { default: values("2", "1.4") }));
    const line = estimate(given, 2026, figures).default;
    expect(
      line && Object.entries(line).map(([step, value]) => [step, Number(ungrouped(value))]),
    ).toEqual([
      ["given", 2],
      ["markUp", 10],
      ["emissions", 2.2],
      ["benchmark", 1.4],
      ["free", 1.365],
      ["covered", 0.835],
      ["perUnit", 66.8],
      ["certificates", 835],
      ["cost", 66800],
      ["paid", 0],
      ["due", 66800],
      ["owed", 66800],
      ["rupees", 0],
    ]);
  });

  test.each([
    [2026, steel, 10],
    [2027, steel, 20],
    [2028, steel, 30],
    [2034, steel, 30],
    [2026, fertiliser, 1],
    [2034, fertiliser, 1],
  ])("mark-up of %i on %o → %i%", (year, sector, markUp) => {
    const given = inputs("1", good("100", { sector, default: values("1", "0") }));
    expect(Number(ungrouped(estimate(given, year, figures).default?.markUp ?? decimal(99)))).toBe(
      markUp,
    );
  });

  test("a correction factor below 1 → less is deducted", () => {
    const given = inputs("100", good("100", { actual: values("1", "1") }));
    expect(owed({ ...given, correction: decimal("0.9") }, 2026, "actual")).toBe("1225.00");
    expect(owed(given, 2026, "actual")).toBe("250.00");
  });

  test("a carbon price paid abroad → taken off for each tonne with actual values alone, and never below nothing", () => {
    const cost = good("100", {
      actual: values("2", "1"),
      default: values("2", "1"),
      paid: decimal("30"),
    });
    expect(owed(inputs("80", cost), 2026, "actual")).toBe("5200.00");
    expect(owed(inputs("80", cost), 2026, "default")).toBe("9800.00");
    const each = estimate(inputs("80", cost), 2026, figures);
    expect(BASES.map((basis) => each[basis] && ungrouped(each[basis].perUnit))).toEqual([
      "98.00",
      "52.00",
    ]);
    expect(owed(inputs("80", { ...cost, paid: decimal("82.01") }), 2026, "actual")).toBe("0.00");
  });

  test("halves → upwards, for certificates and for cents", () => {
    const half = inputs("1.1", good("100", { actual: values("0.000005", "0") }));
    const line = estimate(half, 2034, figures).actual;
    expect(line && [ungrouped(line.certificates), ungrouped(line.cost)]).toEqual(["0.001", "0.00"]);
    expect(
      owed(inputs("0.05", good("100", { actual: values("0.001", "0") })), 2034, "actual"),
    ).toBe("0.01");
  });
});

describe("exemption of small quantities", () => {
  const of = (quantity: string, sector = steel) =>
    good(quantity, { sector, actual: values("2", "1") });
  test.each([
    ["50 t exactly", of("50"), "0", 0],
    ["a kilogram more", of("50.001"), "0", 8200],
    ["others that just fill it", of("25"), "25", 0],
    ["other goods of the importer", of("25"), "25.001", 4100],
    ["hydrogen", of("1", hydrogen), "0", 164],
  ])("%s → %#", (_, goods, others, expected) => {
    const given = { ...inputs("160", goods), others: decimal(others) };
    expect(Math.round(Number(owed(given, 2026, "actual")))).toBe(expected);
  });
});

/** Any estimate a visitor can type, with both kinds of values, and default values no lower than actual ones. */
const amounts = (max: number, places: number) =>
  fc
    .bigInt({ min: 0n, max: BigInt(max) * 10n ** BigInt(places) })
    .map((units): Decimal => ({ units, places }));
const goods = fc
  .record({
    sector: fc.constantFrom(steel, fertiliser, hydrogen),
    quantity: amounts(10_000_000, 3),
    paid: fc.oneof(fc.constant(decimal(0)), amounts(10_000, 2)),
    emissions: amounts(50, 5),
    more: amounts(50, 5),
    benchmark: amounts(100, 5),
  })
  .map(({ sector, quantity, paid, emissions, more, benchmark }) =>
    good("0", {
      sector,
      quantity,
      paid,
      actual: { emissions, benchmark },
      default: { emissions: plus(emissions, more), benchmark },
    }),
  );
const anything = fc.record({
  price: amounts(1000, 2),
  correction: amounts(1, 6),
  others: amounts(100, 3),
  rate: amounts(100, 2),
  goods,
});
const years = fc.constantFrom(...figures.factors.map(({ year }) => year));

const total = (given: Inputs, year: number, basis: Basis) =>
  estimate(given, year, figures)[basis]?.owed ?? decimal(0);

describe("any estimate", () => {
  test("is never below zero, and what is printed has two decimals", () => {
    fc.assert(
      fc.property(anything, years, fc.constantFrom(...BASES), (given, year, basis) => {
        const amount = estimate(given, year, figures)[basis];
        expect(Object.values(amount ?? {}).filter(({ units }) => units < 0n)).toEqual([]);
        expect([0, 2]).toContain(amount?.owed.places);
      }),
    );
  });

  test("of nothing, or at no price → nothing", () => {
    fc.assert(
      fc.property(anything, years, fc.constantFrom(...BASES), (given, year, basis) => {
        const none = { ...given.goods, quantity: decimal(0) };
        expect(total({ ...given, goods: none }, year, basis).units).toBe(0n);
        expect(total({ ...given, price: decimal(0) }, year, basis).units).toBe(0n);
      }),
    );
  });

  test("of more → no less: quantity, price, and the default value against the actual", () => {
    fc.assert(
      fc.property(anything, years, fc.constantFrom(...BASES), (given, year, basis) => {
        const now = total(given, year, basis);
        const two = decimal(2);
        const more = { ...given.goods, quantity: times(given.goods.quantity, two) };
        expect(compare(total({ ...given, goods: more }, year, basis), now)).not.toBe(-1);
        expect(
          compare(total({ ...given, price: times(given.price, two) }, year, basis), now),
        ).not.toBe(-1);
        expect(compare(total(given, year, "default"), total(given, year, "actual"))).not.toBe(-1);
      }),
    );
  });

  test("in a later year → no less, as less is deducted", () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...BASES), (given, basis) => {
        const series = figures.factors.map(({ year }) => total(given, year, basis));
        expect(series).toHaveLength(9);
        series.forEach((amount, index) => {
          expect(compare(amount, series[index - 1] ?? decimal(0))).not.toBe(-1);
        });
      }),
    );
  });
});
