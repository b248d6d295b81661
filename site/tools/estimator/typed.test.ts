import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CbamFigures } from "../../content/records/cbam-figures.ts";
import { plain } from "./decimal.ts";
import { readTyped } from "./read-typed.ts";
import { emptyGoods, emptyTyped, fromQuery, LONGEST, MOST_GOODS, type Typed, toQuery } from "./typed.ts";
import { readNumber } from "./typed-number.ts";

const t = { unit: "t", indirect: false, threshold: true } as const;
const figures: CbamFigures = {
  factors: [2026, 2027].map((year) => ({ year, deducted: 50 })),
  markUps: [{ from: 2026, percent: 10 }],
  threshold: 50,
  sectors: [
    {
      ...t,
      id: "steel",
      name: "Steel",
      chapters: ["72", "73"],
      outside: { code: "7204", reason: "Scrap is out." },
    },
    { ...t, id: "power", name: "Power", chapters: ["27"], unit: "MWh", threshold: false },
  ],
};

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
  goods: [
    { ...emptyGoods("steel"), code: "7208 39", quantity: "1,000", default: "2", defaultBenchmark: "1" },
  ],
};
const withGoods = (change: Partial<Typed["goods"][number]>): Typed => ({
  ...whole,
  goods: whole.goods.map((one) => ({ ...one, ...change })),
});

describe("reading what was typed", () => {
  test("all that is needed → inputs, the rest taken as nothing", () => {
    const { inputs, missing } = readTyped(whole, figures);
    expect(missing).toEqual([]);
    expect(inputs?.goods[0]).toMatchObject({ code: "720839", quantity: { units: 1000n } });
    expect(inputs?.goods[0]?.actual).toBeUndefined();
    expect(inputs && plain(inputs.correction)).toBe("1");
  });

  test("an empty form → names what is needed, and complains of nothing", () => {
    const { inputs, missing, problems } = readTyped(emptyTyped(figures), figures);
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
    expect(readTyped(withGoods({ defaultBenchmark: "" }), figures).missing).toEqual([
      { goods: 0, field: "defaultBenchmark" },
    ]);
    const power = withGoods({ sector: "power", code: "2716", defaultBenchmark: "" });
    expect(readTyped(power, figures).inputs).toBeDefined();
  });

  test.each([
    ["76", "Codes of Steel begin with 72 or 73."],
    ["7204 49", "Scrap is out."],
    ["7", /two to eight digits/],
    ["72083900111", /two to eight digits/],
    ["72ab", /two to eight digits/],
  ])("CN code %s → refused", (code, problem) => {
    const { inputs, problems } = readTyped(withGoods({ code }), figures);
    expect(inputs).toBeUndefined();
    expect(problems.goods[0]?.code).toEqual(expect.stringMatching(problem));
  });

  test("a wrong number → told at its field, and nothing is worked out", () => {
    const { inputs, problems } = readTyped({ ...withGoods({ quantity: "-1" }), price: "1e9" }, figures);
    expect(inputs).toBeUndefined();
    expect(problems.options.price).toBeDefined();
    expect(problems.goods[0]?.quantity).toBeDefined();
  });
});

describe("a link", () => {
  const text = (maxLength: number) => fc.string({ maxLength }).map((value) => value.replaceAll("_", " "));
  const typed = fc.record({
    year: fc.constantFrom(2026, 2027),
    price: text(LONGEST.number),
    correction: text(LONGEST.number),
    others: text(LONGEST.number),
    goods: fc.array(
      fc.record({
        sector: fc.constantFrom("steel", "power"),
        code: text(LONGEST.code),
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

  test("anybody's → nothing but what the fields can hold", () => {
    const goods = Array.from({ length: 40 }, () => `goods=nonsense_${"9".repeat(500)}_1`).join("&");
    const read = fromQuery(`?year=1999&price=${"8".repeat(500)}&${goods}`, figures, 2027);
    expect(read?.year).toBe(2026);
    expect(read?.price).toHaveLength(LONGEST.number);
    expect(read?.goods).toHaveLength(MOST_GOODS);
    expect(read?.goods[0]).toMatchObject({ sector: "steel", quantity: "1" });
    expect(fromQuery("?utm_source=mail", figures, 2026)).toBeUndefined();
  });
});
