import { expect, test } from "vitest";
import { figures, steel } from "../../../tests/fixtures/cbam-figures.ts";
import { roundTop } from "../../views/tools/cbam-estimator/year-chart.tsx";
import { eurosInShort, grouped, rupeesInShort } from "./decimal.ts";
import { type Basis, costIn, type Order } from "./estimate.ts";
import { buyerMessage, costInWords, goodsInWords } from "./in-words.ts";
import { stepsOf } from "./steps.ts";

const number = (units: number, places = 0) => ({ units: BigInt(units), places });
const order: Order = {
  price: number(8050, 2),
  correction: number(1),
  others: number(0),
  rate: number(100),
  goods: {
    name: "Coil",
    sector: steel,
    code: "7208 10 00",
    quantity: number(1000),
    paid: number(250, 2),
  },
  choice: {
    id: "",
    codes: [],
    name: "",
    isLikely: false,
    default: { codes: [], name: "", value: 3 },
    benchmark: { codes: [], columnA: [{ value: 1 }], columnB: [{ value: 1.4 }] },
  },
  own: { emissions: number(21, 1), precursors: number(4, 1) },
};
const one = { ...order, goods: { ...order.goods, quantity: number(0) } };

const stepsWith = (given: Order, basis: Basis) => {
  const cost = costIn(2026, given, figures);
  const amount = cost[basis];
  return amount
    ? stepsOf({ ...given, amount, basis, deducted: cost.deducted }).map(
        ([name, sum, result]) => `${name}: ${sum} = ${result}`,
      )
    : [];
};

test("the steps → the formula with the numbers in it; without a quantity for one tonne", () => {
  expect(stepsWith(order, "default")).toEqual([
    "Emissions with mark-up: 3 × (100% + 10%) = 3.3 t CO₂e per t",
    "Deducted: 97.5% × 1 × 1.4 = 1.365 t CO₂e per t",
    "To be covered: 3.3 − 1.365 = 1.935 t CO₂e per t",
    "Certificates: 1,000 t × 1.935 = 1,935",
    "Cost: 1,935 × €80.50 = €155,767.50",
  ]);
  expect(stepsWith(order, "actual").at(-1)).toBe(
    "Less carbon price paid: €59,167.50 − 1,000 t × €2.50 = €56,667.50",
  );
  expect(stepsWith(one, "actual").at(-1)).toBe("Cost of one t: 0.735 × €80.50 − €2.50 = €56.67");
});

test("an estimate in words → goods, certificates, euros and rupees, a tonne and for the year", () => {
  const cost = costIn(2026, order, figures);
  expect(goodsInWords(order, cost)).toBe("Coil, CN 7208 10 00, made in 2026");
  expect(costInWords(order, cost)).toBe(
    "default values: 1.935 certificates and €155.77 (about ₹15,600) per t, €155,767.50 (about ₹1.56 crore) for 1,000 t a year; own data: 0.735 certificates and €56.67 (about ₹5,670) per t, €56,667.50 (about ₹56.7 lakh) for 1,000 t a year",
  );
  const few = { ...order, rate: number(0), goods: { ...order.goods, quantity: number(50) } };
  expect(costInWords(few, costIn(2026, few, figures))).toContain(
    "exempt, otherwise €7,788.38 for 50 t a year",
  );
  expect(costInWords(one, costIn(2026, one, figures))).not.toContain("a year");
});

test("the message to a buyer → the figures in euros, the link and the numbered questions", () => {
  const words = { greeting: "Dear", intro: "We weighed", asks: ["A?", "B?"], close: "Yours" };
  const message = buyerMessage(words, order, costIn(2026, order, figures), "https://x.example/");
  expect(message).toMatch(
    /^Dear\n\nWe weighed Coil, CN 7208 10 00, made in 2026: default values[^₹]*https:\/\/x\.example\/\n\n1\. A\?\n2\. B\?\n\nYours$/,
  );
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
  expect(grouped(value)).toBe(text);
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
