import { expect, test } from "vitest";
import { figures, steel as sector } from "../../../tests/fixtures/cbam-figures.ts";
import type { Column, Route } from "../../content/records/cbam-values.ts";
import { type Decimal, decimal, ungrouped, ZERO } from "./decimal.ts";
import { BASES, costByYear, costIn, markUpOf, type Order } from "./estimate.ts";
import { benchmarkIn, type CbamValues, type Choice, lookUp, routesOf } from "./values.ts";

const byRoute = (values: Partial<Record<Route, number>>): Column =>
  Object.entries(values).map(([route, value]) => ({ route: route as Route, value }));
const c = (value: number) => byRoute({ C: value });
const k = (value: number) => byRoute({ K: value });
const one = (value: number): Column => [{ value }];
const stainless = (first: number, value: number): Column => [
  { value: first },
  { from: 2028, value },
];

/** Figures of the acts as they stood in October 2026; they stay when the content moves on. */
const values: CbamValues = {
  defaults: [
    { codes: ["2523 10 00"], kind: "grey", name: "Grey clinker", value: 1.44 },
    { codes: ["2523 10 00"], kind: "white", name: "White clinker", value: 1.41 },
    { codes: ["2523 29 00"], name: "Grey cement", value: 1.48 },
    { codes: ["2523 90 00"], name: "Other cement" },
    { codes: ["7207"], name: "Semis", value: 4.27, route: "C" },
    { codes: ["7208"], name: "Hot rolled", value: 4.28, route: "C" },
    { codes: ["7213"], name: "Wire rod", value: 4.27, route: "C" },
    { codes: ["7219", "7220"], kind: "hot-rolled", name: "Stainless, hot rolled", value: 6.49 },
    { codes: ["7219", "7220"], kind: "cold-rolled", name: "Stainless, cold rolled", value: 6.5 },
    { codes: ["7306"], kind: "carbon", name: "Welded, carbon", value: 4.32, route: "C" },
    {
      codes: ["7306"],
      kind: "stainless-cold-rolled",
      name: "Welded, stainless",
      value: 6.5,
      likely: true,
    },
    { codes: ["7307 11", "7307 19 10"], name: "Fittings, cast iron", value: 3.859 },
    { codes: ["7307 2"], name: "Fittings, stainless", value: 4.81 },
    { codes: ["7307 9"], name: "Fittings, carbon", value: 4.28, route: "C" },
    { codes: ["7308"], name: "Structures", value: 5.93, route: "C" },
    { codes: ["7318"], name: "Other fasteners", value: 4.27, route: "C" },
    { codes: ["7318 15"], name: "Bolts", value: 5.72, route: "C" },
    { codes: ["7318 16"], name: "Nuts", value: 5.14, route: "C" },
    { codes: ["7326"], name: "Other articles", value: 4.91, route: "C" },
    { codes: ["7601"], name: "Unwrought", value: 1.87, route: "K" },
    { codes: ["7604"], kind: "bars", name: "Bars", value: 3.413, route: "K" },
    { codes: ["7604"], kind: "profiles", name: "Profiles", value: 3.444, route: "K" },
    { codes: ["7606"], name: "Sheet", value: 4.126, route: "K" },
    { codes: ["7616 10", "7616 99 90"], name: "Other articles", value: 4.126, route: "K" },
  ],
  benchmarks: [
    { codes: ["2523 10 00"], kind: "grey", columnA: one(0.666), columnB: one(0.666) },
    { codes: ["2523 10 00"], kind: "white", columnA: one(0.859), columnB: one(0.859) },
    { codes: ["2523 29 00"], columnA: one(0), columnB: one(0.666) },
    { codes: ["2523 90 00"], kind: "grey", name: "Grey", columnA: one(0), columnB: one(0.666) },
    { codes: ["2523 90 00"], kind: "white", name: "White", columnA: one(0), columnB: one(0.847) },
    {
      codes: ["7207"],
      columnA: byRoute({ C: 0.188, D: 0.065, E: 0.065 }),
      columnB: byRoute({ C: 1.364, D: 0.475, E: 0.066 }),
    },
    { codes: ["7208"], columnA: one(0.044), columnB: byRoute({ C: 1.37, D: 0.481, E: 0.072 }) },
    { codes: ["7213"], columnA: one(0.038), columnB: byRoute({ C: 1.364, D: 0.475, E: 0.066 }) },
    {
      codes: ["7219", "7220"],
      kind: "hot-rolled",
      columnA: one(0.073),
      columnB: stainless(1.189, 1.151),
    },
    {
      codes: ["7219", "7220"],
      kind: "cold-rolled",
      columnA: one(0.109),
      columnB: stainless(1.27, 1.23),
    },
    { codes: ["7306"], kind: "carbon", columnA: one(0.112), columnB: c(1.491) },
    {
      codes: ["7306 19", "7306 29"],
      kind: "carbon",
      name: "Pipes",
      columnA: one(0.079),
      columnB: c(1.458),
    },
    {
      codes: ["7306 30 18"],
      kind: "carbon",
      name: "7306 30 18",
      columnA: one(0.044),
      columnB: c(1.37),
    },
    {
      codes: ["7306"],
      kind: "stainless-cold-rolled",
      columnA: one(0.109),
      columnB: stainless(1.27, 1.23),
    },
    { codes: ["7307 11", "7307 19 10"], columnA: one(0.163), columnB: one(1.409) },
    { codes: ["7307 2"], columnA: one(0.057), columnB: stainless(1.173, 1.135) },
    { codes: ["7307 9"], columnA: one(0.057), columnB: c(1.383) },
    { codes: ["7308"], columnA: one(0.112), columnB: c(1.491) },
    { codes: ["7318"], columnA: one(0.038), columnB: c(1.364) },
    { codes: ["7326 1", "7326 90 92"], name: "Forged", columnA: one(0.303), columnB: c(1.629) },
    { codes: ["7326 20"], name: "Of wire", columnA: one(0.071), columnB: c(1.397) },
    { codes: ["7326 90 98"], name: "Other", columnA: one(0.112), columnB: c(1.491) },
    {
      codes: ["7601"],
      columnA: byRoute({ K: 1.423, L: 0.091 }),
      columnB: byRoute({ K: 1.423, L: 0.091 }),
    },
    { codes: ["7604"], kind: "bars", columnA: one(0.056), columnB: k(1.485) },
    { codes: ["7604"], kind: "profiles", columnA: one(0.06), columnB: k(1.493) },
    { codes: ["7606"], columnA: one(0.056), columnB: byRoute({ K: 1.485, L: 0.148 }) },
    { codes: ["7616 10", "7616 99 90"], columnA: one(0.056), columnB: k(1.485) },
  ],
};

const choicesOf = (code: string): Choice[] => lookUp(code, values);

function choiceOf(code: string, id: string): Choice {
  const choice = choicesOf(code).find((one) => one.id === id);
  if (!choice) throw new Error(`${code} → ${choicesOf(code).map((one) => one.id)}`);
  return choice;
}

/** The last part is "own <emissions> <precursors> <route>", or "others <tonnes>" of the same importer. */
type Case = [
  code: string,
  id: string,
  year: number,
  tonnes: string,
  price: string,
  certificates: string,
  due: string,
  more?: string,
];

/** Worked out by hand: emissions × mark-up; factor × benchmark; the difference; × tonnes; × price. */
const CASES: Case[] = [
  // 1.48 × 1.1 = 1.628; 0.975 × 0.666 = 0.64935; 1.628 − 0.64935 = 0.97865; × 1000 = 978.65 → 978.650; × 75.36 = 73751.064 → 73751.06
  ["2523 29", "25232900", 2026, "1000", "75.36", "978.650", "73751.06"],
  // 1.48 × 1.3 = 1.924; 0 × 0.666 = 0; 1.924 − 0 = 1.924; × 1000 = 1924 → 1924.000; × 82.32 = 158383.68 → 158383.68
  ["2523 29 00", "25232900", 2034, "1000", "82.32", "1924.000", "158383.68"],
  // 0.95 × (0 + 0.5994) = 0.56943; 0.8 − 0.56943 = 0.23057; × 200 = 46.114 → 46.114; × 82.32 = 3796.10448 → 3796.10
  ["2523 29", "25232900", 2027, "200", "82.32", "46.114", "3796.10", "own 0.8 0.5994"],
  // 1.41 × 1.1 = 1.551; 0.975 × 0.859 = 0.837525; 1.551 − 0.837525 = 0.713475; × 100 = 71.3475 → 71.348; × 75.28 = 5371.07744 → 5371.08
  ["2523 10", "25231000-white", 2026, "100", "75.28", "71.348", "5371.08"],
  // 0.9 × 0.065 = 0.0585; 2.1 − 0.0585 = 2.0415; × 500 = 1020.75 → 1020.750; × 80 = 81660 → 81660.00
  ["7207", "7207", 2028, "500", "80", "1020.750", "81660.00", "own 2.1 0 D"],
  // 4.28 × 1.1 = 4.708; 0.975 × 1.37 = 1.33575; 4.708 − 1.33575 = 3.37225; × 1000 = 3372.25 → 3372.250; × 75.36 = 254132.76 → 254132.76
  ["7208", "7208", 2026, "1000", "75.36", "3372.250", "254132.76"],
  // 4.28 × 1.3 = 5.564; 0.515 × 1.37 = 0.70555; 5.564 − 0.70555 = 4.85845; × 1000 = 4858.45 → 4858.450; × 75.36 = 366132.792 → 366132.79
  ["7208 39 00", "7208", 2030, "1000", "75.36", "4858.450", "366132.79"],
  // 0.975 × (0.044 + 1.2) = 1.2129; 2.2 − 1.2129 = 0.9871; × 1000 = 987.1 → 987.100; × 75.36 = 74387.856 → 74387.86
  ["7208", "7208", 2026, "1000", "75.36", "987.100", "74387.86", "own 2.2 1.2"],
  // 4.27 × 1.2 = 5.124; 0.95 × 1.364 = 1.2958; 5.124 − 1.2958 = 3.8282; × 250 = 957.05 → 957.050; × 82.32 = 78784.356 → 78784.36
  ["7213", "7213", 2027, "250", "82.32", "957.050", "78784.36"],
  // 6.49 × 1.2 = 7.788; 0.95 × 1.189 = 1.12955; 7.788 − 1.12955 = 6.65845; × 100 = 665.845 → 665.845; × 82.32 = 54812.3604 → 54812.36
  ["7219", "7219-hot-rolled", 2027, "100", "82.32", "665.845", "54812.36"],
  // 6.49 × 1.3 = 8.437; 0.9 × 1.151 = 1.0359; 8.437 − 1.0359 = 7.4011; × 100 = 740.11 → 740.110; × 82.32 = 60925.8552 → 60925.86
  ["7219", "7219-hot-rolled", 2028, "100", "82.32", "740.110", "60925.86"],
  // 6.5 × 1.1 = 7.15; 0.975 × 1.27 = 1.23825; 7.15 − 1.23825 = 5.91175; × 100 = 591.175 → 591.175; × 75.28 = 44503.654 → 44503.65
  ["7219 33", "7219-cold-rolled", 2026, "100", "75.28", "591.175", "44503.65"],
  // 6.5 × 1.3 = 8.45; 0.39 × 1.23 = 0.4797; 8.45 − 0.4797 = 7.9703; × 100 = 797.03 → 797.030; × 75.28 = 60000.4184 → 60000.42
  ["7219 33", "7219-cold-rolled", 2031, "100", "75.28", "797.030", "60000.42"],
  // 4.32 × 1.1 = 4.752; 0.975 × 1.491 = 1.453725; 4.752 − 1.453725 = 3.298275; × 60 = 197.8965 → 197.897; × 75.36 = 14913.51792 → 14913.52
  ["7306 30 77", "7306-carbon", 2026, "60", "75.36", "197.897", "14913.52"],
  // 4.32 × 1.3 = 5.616; 0.775 × 1.37 = 1.06175; 5.616 − 1.06175 = 4.55425; × 60 = 273.255 → 273.255; × 75.36 = 20592.4968 → 20592.50
  ["7306 30 18", "73063018-carbon", 2029, "60", "75.36", "273.255", "20592.50"],
  // 6.5 × 1.1 = 7.15; 0.975 × 1.27 = 1.23825; 7.15 − 1.23825 = 5.91175; × 60 = 354.705 → 354.705; × 75.36 = 26730.5688 → 26730.57
  ["7306 40", "7306-stainless-cold-rolled", 2026, "60", "75.36", "354.705", "26730.57"],
  // 4.81 × 1.3 = 6.253; 0.9 × 1.135 = 1.0215; 6.253 − 1.0215 = 5.2315; × 75.5 = 394.97825 → 394.978; × 82.32 = 32514.58896 → 32514.59
  ["7307 21", "73072", 2028, "75.5", "82.32", "394.978", "32514.59"],
  // 4.28 × 1.1 = 4.708; 0.975 × 1.383 = 1.348425; 4.708 − 1.348425 = 3.359575; × 75.5 = 253.6479125 → 253.648; × 82.32 = 20880.30336 → 20880.30
  ["7307 99", "73079", 2026, "75.5", "82.32", "253.648", "20880.30"],
  // 5.93 × 1.3 = 7.709; 0.265 × 1.491 = 0.395115; 7.709 − 0.395115 = 7.313885; × 333 = 2435.523705 → 2435.524; × 70 = 170486.68 → 170486.68
  ["7308 90", "7308", 2032, "333", "70", "2435.524", "170486.68"],
  // 5.72 × 1.1 = 6.292; 0.975 × 1.364 = 1.3299; 6.292 − 1.3299 = 4.9621; × 1 = 4.9621 → 4.962; × 75.36 = 373.93632 → 373.94
  ["7318 15", "731815", 2026, "1", "75.36", "4.962", "373.94", "others 49.001"],
  // 5.72 × 1.1 = 6.292; 0.975 × 1.364 = 1.3299; 6.292 − 1.3299 = 4.9621; × 50 = 248.105 → 248.105; × 75.36 = 18697.1928 → 18697.19; 50 t or less, so nothing is owed
  ["7318 15 95", "731815", 2026, "50", "75.36", "248.105", "18697.19"],
  // 5.72 × 1.1 = 6.292; 0.975 × 1.364 = 1.3299; 6.292 − 1.3299 = 4.9621; × 50.001 = 248.1099621 → 248.110; × 75.36 = 18697.5696 → 18697.57
  ["7318 15 95", "731815", 2026, "50.001", "75.36", "248.110", "18697.57"],
  // 5.72 × 1.3 = 7.436; 0.14 × 1.364 = 0.19096; 7.436 − 0.19096 = 7.24504; × 120 = 869.4048 → 869.405; × 82.32 = 71569.4196 → 71569.42
  ["7318 15", "731815", 2033, "120", "82.32", "869.405", "71569.42"],
  // 0.975 × (0.038 + 1.33) = 1.3338; 2.4 − 1.3338 = 1.0662; × 120 = 127.944 → 127.944; × 75.36 = 9641.85984 → 9641.86
  ["7318 15", "731815", 2026, "120", "75.36", "127.944", "9641.86", "own 2.4 1.33"],
  // 0.975 × (0.038 + 1.33) = 1.3338; 2.4 − 1.3338 = 1.0662; × 50 = 53.31 → 53.310; × 75.36 = 4017.4416 → 4017.44; 50 t or less, so nothing is owed
  ["7318 15", "731815", 2026, "50", "75.36", "53.310", "4017.44", "own 2.4 1.33"],
  // 5.14 × 1.2 = 6.168; 0.95 × 1.364 = 1.2958; 6.168 − 1.2958 = 4.8722; × 120 = 584.664 → 584.664; × 82.32 = 48129.54048 → 48129.54
  ["7318 16", "731816", 2027, "120", "82.32", "584.664", "48129.54"],
  // 4.27 × 1.1 = 4.697; 0.975 × 1.364 = 1.3299; 4.697 − 1.3299 = 3.3671; × 120 = 404.052 → 404.052; × 75.28 = 30417.03456 → 30417.03
  ["7318 29", "7318", 2026, "120", "75.28", "404.052", "30417.03"],
  // 4.91 × 1.1 = 5.401; 0.975 × 1.491 = 1.453725; 5.401 − 1.453725 = 3.947275; × 88 = 347.3602 → 347.360; × 75.36 = 26177.0496 → 26177.05
  ["7326 90 98", "73269098", 2026, "88", "75.36", "347.360", "26177.05"],
  // 4.91 × 1.3 = 6.383; 0.775 × 1.629 = 1.262475; 6.383 − 1.262475 = 5.120525; × 88 = 450.6062 → 450.606; × 75.36 = 33957.66816 → 33957.67
  ["7326 19", "73261", 2029, "88", "75.36", "450.606", "33957.67"],
  // 4.91 × 1.3 = 6.383; 0 × 1.397 = 0; 6.383 − 0 = 6.383; × 88 = 561.704 → 561.704; × 75.36 = 42330.01344 → 42330.01
  ["7326 20", "732620", 2034, "88", "75.36", "561.704", "42330.01"],
  // 1.87 × 1.1 = 2.057; 0.975 × 1.423 = 1.387425; 2.057 − 1.387425 = 0.669575; × 400 = 267.83 → 267.830; × 75.36 = 20183.6688 → 20183.67
  ["7601", "7601", 2026, "400", "75.36", "267.830", "20183.67"],
  // 0.975 × 1.423 = 1.387425; 1.2 − 1.387425 = -0.187425, so 0; × 400 = 0 → 0.000; × 75.36 = 0 → 0.00
  ["7601", "7601", 2026, "400", "75.36", "0.000", "0.00", "own 1.2 0 K"],
  // 0.515 × 0.091 = 0.046865; 0.5 − 0.046865 = 0.453135; × 400 = 181.254 → 181.254; × 75.36 = 13659.30144 → 13659.30
  ["7601", "7601", 2030, "400", "75.36", "181.254", "13659.30", "own 0.5 0 L"],
  // 3.444 × 1.1 = 3.7884; 0.975 × 1.493 = 1.455675; 3.7884 − 1.455675 = 2.332725; × 150 = 349.90875 → 349.909; × 82.32 = 28804.50888 → 28804.51
  ["7604", "7604-profiles", 2026, "150", "82.32", "349.909", "28804.51"],
  // 3.413 × 1.2 = 4.0956; 0.95 × 1.485 = 1.41075; 4.0956 − 1.41075 = 2.68485; × 150 = 402.7275 → 402.728; × 82.32 = 33152.56896 → 33152.57
  ["7604", "7604-bars", 2027, "150", "82.32", "402.728", "33152.57"],
  // 4.126 × 1.3 = 5.3638; 0.9 × 1.485 = 1.3365; 5.3638 − 1.3365 = 4.0273; × 150 = 604.095 → 604.095; × 82.32 = 49729.1004 → 49729.10
  ["7606", "7606", 2028, "150", "82.32", "604.095", "49729.10"],
  // 0.14 × (0.056 + 1.4) = 0.20384; 2.5 − 0.20384 = 2.29616; × 150 = 344.424 → 344.424; × 82.32 = 28352.98368 → 28352.98
  ["7606", "7606", 2033, "150", "82.32", "344.424", "28352.98", "own 2.5 1.4"],
  // 4.126 × 1.3 = 5.3638; 0.39 × 1.485 = 0.57915; 5.3638 − 0.57915 = 4.78465; × 51 = 244.01715 → 244.017; × 75.28 = 18369.59976 → 18369.60
  ["7616 99 90", "76169990", 2031, "51", "75.28", "244.017", "18369.60"],
];

function orderOf(code: string, id: string, tonnes: string, price: string, more = ""): Order {
  const [what, first = "0", precursors = "0", route] = more.split(" ");
  return {
    price: decimal(price),
    correction: decimal(1),
    others: what === "others" ? decimal(first) : ZERO,
    rate: decimal(100),
    goods: { name: "", sector, code, quantity: decimal(tonnes), paid: ZERO },
    choice: choiceOf(code, id),
    ...(what === "own" && {
      own: { emissions: decimal(first), precursors: decimal(precursors), route: route as Route },
    }),
  };
}

const numberOf = (value: Decimal | undefined) => (value ? Number(ungrouped(value)) : undefined);

test.each(CASES)("%s, %s, %s, %s t at €%s → %s certificates, €%s", (...one) => {
  const [code, id, year, tonnes, price, certificates, due, more] = one;
  const cost = costIn(year, orderOf(code, id, tonnes, price, more), figures);
  const basis = more?.startsWith("own") ? "actual" : "default";
  const owed = Number(tonnes) > 50 || more?.startsWith("others") ? Number(due) : 0;
  expect({
    certificates: numberOf(cost[basis]?.certificates),
    due: numberOf(cost[basis]?.due),
    owed: numberOf(cost[basis]?.owed),
    rupees: numberOf(cost[basis]?.rupees),
  }).toEqual({
    certificates: Number(certificates),
    due: Number(due),
    owed,
    rupees: Number((owed * 100).toFixed(2)),
  });
});

test("a tonne of bolts → its price, on both bases", () => {
  const { default: byDefault, actual } = costIn(
    2026,
    orderOf("7318 15", "731815", "100", "75.36", "own 2.4 1.33"),
    figures,
  );
  // 5.72 × 1.1 − 0.975 × 1.364 = 4.9621; × 75.36 = 373.943856
  expect(numberOf(byDefault?.perUnit)).toBe(373.94);
  // 2.4 − 0.975 × 1.368 = 1.0662; × 75.36 = 80.348832
  expect(numberOf(actual?.perUnit)).toBe(80.35);
});

test("all years → each with its own factor, mark-up and benchmark", () => {
  const order = orderOf("7219", "7219-hot-rolled", "100", "75.36");
  const lines = costByYear(order, figures).map(({ year, ...cost }) => ({
    year,
    benchmark: numberOf(cost.default?.benchmark),
    markUp: numberOf(cost.default?.markUp),
  }));
  expect(lines).toEqual(
    figures.factors.map(({ year }) => ({
      year,
      benchmark: year < 2028 ? 1.189 : 1.151,
      markUp: markUpOf(sector, year, figures),
    })),
  );
});

test("a typed default value → counts instead of the table's; without either → no result by default values", () => {
  const order = orderOf("2523 90", "25239000-white", "100", "75.36");
  expect(BASES.filter((basis) => costIn(2026, order, figures)[basis])).toEqual([]);
  const typed = costIn(2026, { ...order, value: decimal("1.5") }, figures);
  // 1.5 × 1.1 − 0.975 × 0.847
  expect(numberOf(typed.default?.covered)).toBe(0.824175);
});

test("typed benchmarks → count instead of both columns, in every year", () => {
  const order = orderOf("7219", "7219-hot-rolled", "100", "75.36", "own 2 1");
  const own = order.own && { ...order.own, benchmark: decimal("0.5") };
  const years = costByYear({ ...order, benchmark: decimal("0.25"), ...(own && { own }) }, figures);
  expect(new Set(years.map((cost) => numberOf(cost.default?.benchmark)))).toEqual(new Set([0.25]));
  expect(new Set(years.map((cost) => numberOf(cost.actual?.benchmark)))).toEqual(new Set([1.5]));
});

test("own emissions of a good whose benchmark has routes → no result until the route is known", () => {
  const order = orderOf("7207", "7207", "100", "75.36", "own 2.4");
  expect(costIn(2026, order, figures).actual).toBeUndefined();
  expect(routesOf(order.choice.benchmark.columnA)).toEqual(["C", "D", "E"]);
  expect(benchmarkIn(order.choice.benchmark.columnA, 2034, "E")).toBe(0.065);
});

test.each([
  ["2523 10", ["25231000-grey", "25231000-white"]],
  ["2523 29", ["25232900"]],
  ["7219", ["7219-hot-rolled", "7219-cold-rolled"]],
  ["7219 33 10", ["7219-hot-rolled", "7219-cold-rolled"]],
  ["7306", ["7306-carbon", "730619-carbon", "73063018-carbon", "7306-stainless-cold-rolled"]],
  ["7306 19", ["730619-carbon"]],
  ["7306 30", ["7306-carbon", "73063018-carbon", "7306-stainless-cold-rolled"]],
  ["7307", ["730711", "73072", "73079"]],
  ["7318", ["7318", "731815", "731816"]],
  ["CN 7318.15.95", ["731815"]],
  ["7318 29 00 90", ["7318"]],
  ["7326", ["73261", "732620", "73269098"]],
  ["7326 90 98", ["73269098"]],
])("the code %s → a choice of %j", (code, ids) => {
  expect(choicesOf(code).map(({ id }) => id)).toEqual(ids);
});

test("a choice → the name of its goods, its codes, and whether its figures are only likely", () => {
  const [, pipes, , welded] = choicesOf("7306");
  expect([pipes?.name, pipes?.codes]).toEqual(["Pipes", ["7306 19", "7306 29"]]);
  expect([welded?.name, welded?.isLikely, pipes?.isLikely]).toEqual([
    "Welded, stainless",
    true,
    false,
  ]);
});

test.each(["7307 19 90", "7326 90 96", "7225", "3102", "731"])(
  "%s, which no line holds → no choice",
  (code) => {
    expect(choicesOf(code)).toEqual([]);
  },
);
