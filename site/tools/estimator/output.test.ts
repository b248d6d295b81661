import { expect, test } from "vitest";
import type { CbamFigures } from "../../content/records/cbam-figures.ts";
import { roundTop } from "../../views/tools/cbam-estimator/year-chart.tsx";
import { toCsv } from "./csv.ts";
import { eurosInShort, plain, rupeesInShort, shown, sum } from "./decimal.ts";
import { allYears, estimate, type Inputs } from "./estimate.ts";
import { stepsOf } from "./steps.ts";

const figures: CbamFigures = {
  factors: [
    { year: 2026, deducted: 97.5 },
    { year: 2027, deducted: 95 },
  ],
  markUps: [{ from: 2026, percent: 10 }],
  threshold: 50,
  sectors: [],
  example: {
    code: "72",
    quantity: 1,
    price: 1,
    actual: 1,
    actualBenchmark: 1,
    default: 1,
    defaultBenchmark: 1,
  },
};
const number = (units: number, places = 0) => ({ units: BigInt(units), places });
const inputs: Inputs = {
  price: number(8050, 2),
  correction: number(1),
  others: number(0),
  rate: number(0),
  goods: [
    {
      name: '=HYPERLINK("x";"y")',
      sector: {
        id: "steel",
        name: "Iron & Steel",
        unit: "t",
        indirect: false,
        threshold: true,
      },
      code: "7208",
      quantity: number(1000),
      paid: number(250, 2),
      actual: { emissions: number(21, 1), benchmark: number(14, 1) },
      default: { emissions: number(3), benchmark: number(14, 1) },
    },
  ],
};

test("CSV → a row for each year, good and kind of values; a name is never run as a formula", () => {
  const lines = toCsv(allYears(inputs, figures), inputs).replace("\uFEFF", "").split("\r\n");
  expect(lines).toHaveLength(1 + 4 + 1);
  expect(lines[0]).toMatch(/^Year,Goods,Sector,CN code,Quantity,Unit,Values,/);
  const [, first, second] = lines;
  expect(first).toBe(
    `2026,"'=HYPERLINK(""x"";""y"")",Iron & Steel,7208,1000,t,actual,2.1,0,2.100,1.4,97.5,1,1.3650,0.7350,735.000,80.50,59167.50,2500.00,no,56667.50`,
  );
  expect(second).toContain(",default,3,10,3.30,");
});

test("CSV → its last column adds up to the totals shown", () => {
  const years = allYears(inputs, figures);
  const rows = toCsv(years, inputs)
    .split("\r\n")
    .slice(1, -1)
    .filter((row) => row.includes(",default,"));
  const cents = rows.reduce((all, row) => all + Math.round(Number(row.split(",").at(-1)) * 100), 0);
  const totals = sum(years.flatMap(({ owed }) => owed.default ?? []));
  expect(cents).toBe(Number(plain(totals)) * 100);
});

test("the steps → the formula with the numbers in it", () => {
  const found = estimate(inputs, 2026, figures);
  const [line] = found.lines;
  const amount = line?.default;
  const steps =
    line && amount
      ? stepsOf({ ...inputs, goods: line.goods, amount, basis: "default", deducted: found.deducted })
      : [];
  expect(steps.map(({ name, sum, result }) => `${name}: ${sum} = ${result}`)).toEqual([
    "Emissions with mark-up: 3 × (100% + 10%) = 3.3 t CO₂e per t",
    "Free allocation: 97.5% × 1 × 1.4 = 1.365 t CO₂e per t",
    "To be covered: 3.3 − 1.365 = 1.935 t CO₂e per t",
    "Certificates: 1,000 t × 1.935 = 1,935",
    "Cost: 1,935 × €80.50 = €155,767.50",
    "Less carbon price paid: €155,767.50 − 1,000 t × €2.50 = €153,267.50",
  ]);
});

test.each([
  [0, 1],
  [1, 1],
  [1.01, 2],
  [437, 500],
  [8000, 8000],
  [9_100_000, 10_000_000],
])("a highest bar of %d → a scale up to %d", (most, top) => {
  expect(roundTop(most)).toBe(top);
});

test.each([
  [number(123456789, 2), "1,234,567.89"],
  [number(1500, 3), "1.5"],
  [number(5, 3), "0.005"],
  [{ units: 10n ** 20n, places: 2 }, "1,000,000,000,000,000,000"],
])("%o → %s", (value, text) => {
  expect(shown(value)).toBe(text);
});

test.each([
  [number(732400000, 2), "about €7,320,000"],
  [number(8080000, 2), "€80,800"],
  [number(16437, 2), "about €164"],
  [number(1234, 2), "about €12.30"],
  [number(99950, 2), "about €1,000"],
  [number(0, 2), "€0"],
])("%o in a headline → %s", (value, text) => {
  expect(eurosInShort(value)).toBe(text);
});

test.each([
  [number(659160000, 0), "about ₹65.9 crore"],
  [number(10000000, 0), "about ₹1 crore"],
  [number(9996000, 0), "about ₹1 crore"],
  [number(820400, 0), "about ₹8.2 lakh"],
  [number(99900, 0), "about ₹99,900"],
])("%o rupees → %s", (value, text) => {
  expect(rupeesInShort(value)).toBe(text);
});
