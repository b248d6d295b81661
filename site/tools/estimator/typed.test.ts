import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CbamFigures } from "../../content/records/cbam-figures.ts";
import { plain } from "./decimal.ts";
import { type Codes, isPartlyCovered, readNumber, readTyped } from "./read-typed.ts";
import {
  emptyGoods,
  emptyTyped,
  exampleTyped,
  fromQuery,
  LONGEST,
  MOST_GOODS,
  type Typed,
  toQuery,
} from "./typed.ts";

const t = { unit: "t", indirect: false, threshold: true } as const;
const figures: CbamFigures = {
  factors: [2026, 2027].map((year) => ({ year, deducted: 50 })),
  markUps: [{ from: 2026, percent: 10 }],
  threshold: 50,
  sectors: [
    { ...t, id: "steel", name: "Steel" },
    { ...t, id: "acid", name: "Acid" },
    { ...t, id: "gas", name: "Gas", threshold: false },
    { ...t, id: "power", name: "Power", unit: "MWh", threshold: false },
  ],
  example: {
    code: "7208",
    quantity: 100,
    price: 110,
    actual: 2.5,
    actualBenchmark: 1,
    default: 3,
    defaultBenchmark: 1,
  },
};
const codes: Codes = {
  groups: [
    {
      sector: "steel",
      name: "Steel",
      indirect: false,
      listed: [
        {
          code: "72",
          except: [
            { code: "7202 2", name: "Ferro-silicon" },
            { code: "7204", name: "Scrap" },
          ],
        },
        { code: "7318" },
      ],
    },
    { sector: "acid", name: "Acid", indirect: false, listed: [{ code: "2808 00 00" }] },
    { sector: "gas", name: "Gas", indirect: false, listed: [{ code: "2804 10 00" }] },
    { sector: "power", name: "Power", indirect: false, listed: [{ code: "2716 00 00" }] },
  ],
  chapters: [{ code: "73", last: "7326" }],
};
const read = (typed: Typed) => readTyped(typed, figures, codes);

describe("a typed number", () => {
  const range = { max: 10_000_000, places: 3 };
  test.each([
    ["1500", "1500"],
    [" 1 500.25 ", "1500.25"],
    ["1,500", "1500"],
    ["1,00,000", "100000"],
    ["10,00,000.5", "1000000.5"],
    ["1,000,000", "1000000"],
    ["12.", "12"],
    [".5", "0.5"],
    ["１２", "12"],
    ["10000000", "10000000"],
    ["0", "0"],
  ])("“%s” → %s", (typed, value) => {
    const reading = readNumber(typed, range);
    expect("value" in reading && plain(reading.value)).toBe(value);
  });

  test.each([
    ["twelve", /digits alone/],
    ["1e9", /digits alone/],
    ["12t", /digits alone/],
    ["-3", /below 0/],
    ["−3", /below 0/],
    ["1,5", /point for decimals/],
    ["1.000.000", /point for decimals/],
    ["10,00", /point for decimals/],
    ["1000000000", /above 10,000,000/],
    ["10000000.001", /above 10,000,000/],
    ["1.2345", /at most 3 digits/],
    ["∞", /digits alone/],
  ])("“%s” → says what is wrong", (typed, problem) => {
    expect(readNumber(typed, range)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

const whole: Typed = {
  ...emptyTyped(figures, 2027),
  price: "80",
  goods: [{ ...emptyGoods(), code: "7208 39", quantity: "1,000", default: "2", defaultBenchmark: "1" }],
};
const withGoods = (change: Partial<Typed["goods"][number]>): Typed => ({
  ...whole,
  goods: whole.goods.map((one) => ({ ...one, ...change })),
});

describe("reading what was typed", () => {
  test("all that is needed → inputs, the rest taken as nothing", () => {
    const { inputs, missing } = read(whole);
    expect(missing).toEqual([]);
    expect(inputs?.goods[0]).toMatchObject({ code: "720839", quantity: { units: 1000n } });
    expect(inputs?.goods[0]?.actual).toBeUndefined();
    expect(inputs && plain(inputs.correction)).toBe("1");
  });

  test("an empty form → names what is needed, and complains of nothing", () => {
    const { inputs, missing, problems } = read(emptyTyped(figures));
    expect(inputs).toBeUndefined();
    expect(missing).toEqual([
      { field: "price" },
      { goods: 0, field: "code" },
      { goods: 0, field: "default" },
      { goods: 0, field: "quantity" },
    ]);
    expect(problems).toEqual({ options: {}, goods: [{}] });
  });

  test("emissions without their benchmark → asks for it; electricity has none to ask for", () => {
    expect(read(withGoods({ defaultBenchmark: "" })).missing).toEqual([
      { goods: 0, field: "defaultBenchmark" },
    ]);
    const power = withGoods({ code: "2716", defaultBenchmark: "" });
    expect(read(power).inputs).toBeDefined();
  });

  test.each([
    [
      "7204 49",
      "7204 49 is not covered today, so nothing is owed for it. Annex I lists chapter 72, but leaves out 7204: scrap.",
    ],
    ["720221", /leaves out 7202 2: ferro-silicon/],
    ["7323", /Of chapter 73 it lists 7318/],
    ["2501", /lists nothing of chapter 25/],
    ["28", "28 holds goods of several sectors. Type at least four digits."],
    ["7399", /no heading 7399/],
    ["7", /first two digits/],
    ["72083900111", /at most 10 digits/],
    ["72ab", /digits only/],
  ])("CN code %s → refused in words, without an amount", (code, problem) => {
    const { inputs, partialInputs, problems } = read(withGoods({ code }));
    expect([inputs, partialInputs]).toEqual([undefined, undefined]);
    expect(problems.goods[0]?.code).toEqual(expect.stringMatching(problem));
  });

  test.each([
    ["7208 39", "steel", false],
    ["72", "steel", true],
    ["7318.15.88.90", "steel", false],
    ["2808", "acid", false],
    ["28041", "gas", false],
    ["2716 00 00", "power", false],
  ])("CN code %s → goods of %s; whether more digits should be looked at: %s", (code, sector, isPartly) => {
    const [goods] = read(withGoods({ code })).inputs?.goods ?? [];
    expect(goods?.sector.id).toBe(sector);
    expect(goods && isPartlyCovered(goods, codes)).toBe(isPartly);
  });

  test("code, tonnes and emissions → enough to begin; a price and the benchmark are still named", () => {
    const { inputs, partialInputs, missing } = read({ ...withGoods({ defaultBenchmark: "" }), price: "" });
    expect(inputs).toBeUndefined();
    expect(partialInputs?.goods[0]?.quantity).toMatchObject({ units: 1000n });
    expect(missing.map(({ field }) => field)).toEqual(["price", "defaultBenchmark"]);
    expect(read(withGoods({ quantity: "" })).partialInputs).toBeUndefined();
  });

  test.each(["2035", "2025", "soon", ""])("year “%s” → refused in words, never another year", (year) => {
    const { inputs, problems } = read({ ...whole, year });
    expect(inputs).toBeUndefined();
    expect(problems.options.year).toBe(
      `There are no figures for “${year}”. Choose a year from 2026 to 2027.`,
    );
  });

  test("the example → an estimate at once", () => {
    expect(read(exampleTyped(figures)).inputs?.goods[0]).toMatchObject({ code: "7208" });
  });

  test("a wrong number → told at its field, and nothing is worked out", () => {
    const { inputs, problems } = read({ ...withGoods({ quantity: "-1" }), price: "1e9" });
    expect(inputs).toBeUndefined();
    expect(problems.options.price).toBeDefined();
    expect(problems.goods[0]?.quantity).toBeDefined();
  });
});

describe("a link", () => {
  const text = (maxLength: number) => fc.string({ maxLength }).map((value) => value.replaceAll("_", " "));
  const typed = fc.record({
    year: text(LONGEST.number),
    price: text(LONGEST.number),
    correction: text(LONGEST.number),
    others: text(LONGEST.number),
    rate: text(LONGEST.number),
    isExample: fc.boolean(),
    goods: fc.array(
      fc.record({
        code: text(LONGEST.code).filter((code) => !figures.sectors.some(({ id }) => id === code)),
        quantity: text(LONGEST.number),
        actual: text(LONGEST.number),
        actualBenchmark: text(LONGEST.number),
        default: text(LONGEST.number),
        defaultBenchmark: text(LONGEST.number),
        paid: text(LONGEST.number),
        name: text(LONGEST.name),
      }),
      { minLength: 1, maxLength: MOST_GOODS },
    ),
  });

  test("→ brings back what was typed, right or wrong", () => {
    fc.assert(
      fc.property(typed, (given) => {
        expect(fromQuery(`?${toQuery(given)}`, figures, 2026)).toEqual(given);
      }),
    );
  });

  test("of the first edition, with the sector before the code → read all the same", () => {
    const [goods] = fromQuery("?year=2027&goods=steel_7208_1000_2", figures, 2026)?.goods ?? [];
    expect(goods).toMatchObject({ code: "7208", quantity: "1000", actual: "2" });
  });

  test("anybody's → nothing but what the fields can hold, and what is wrong stays to be told", () => {
    const goods = Array.from({ length: 40 }, () => `goods=nonsense_${"9".repeat(500)}_1`).join("&");
    const linked = fromQuery(`?year=1999&price=${"8".repeat(500)}&${goods}`, figures, 2027);
    expect(linked?.year).toBe("1999");
    expect(linked?.price).toHaveLength(LONGEST.number);
    expect(linked?.goods).toHaveLength(MOST_GOODS);
    expect(linked?.leftOut).toBe(40 - MOST_GOODS);
    expect(linked?.goods[0]).toMatchObject({ code: "nonsense", actual: "1" });
    expect(fromQuery("?utm_source=mail", figures, 2026)).toBeUndefined();
  });

  test("with a year alone → the example in that year, right or wrong", () => {
    expect(fromQuery("?year=2035", figures, 2026)).toEqual({ ...exampleTyped(figures), year: "2035" });
  });
});
