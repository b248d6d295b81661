import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { figures } from "../../../tests/fixtures/cbam-figures.ts";
import type { Annex } from "../../content/records/annex.ts";
import { ungrouped } from "./decimal.ts";
import { costIn } from "./estimate.ts";
import { type CbamData, readDecimal, readTyped } from "./read-typed.ts";
import { emptyTyped, FIELDS, fromQuery, LONGEST, type Typed, toQuery } from "./typed.ts";

const group = (sector: string, ...codes: string[]): Annex["groups"][number] => ({
  sector,
  name: sector,
  indirect: false,
  listed: codes.map((code) => ({ code })),
});
const data: CbamData = {
  figures,
  annex: {
    groups: [
      group("steel", "7207", "7208", "7219", "7225", "7318"),
      group("hydrogen", "2804 10 00"),
      group("power", "2716 00 00"),
    ],
    chapters: [{ code: "73", last: "7326" }],
    headings: [{ code: "7318", name: "Screws", words: ["bolts"] }],
  },
  values: {
    defaults: [
      { codes: ["7207"], name: "Semis", value: 4.27, route: "C" },
      { codes: ["7219"], kind: "hot", name: "Hot rolled", value: 6.49 },
      { codes: ["7219"], kind: "cold", name: "Cold rolled", value: 6.5 },
      { codes: ["7208"], name: "Dash" },
      { codes: ["7318"], name: "Fasteners", value: 4.27, route: "C" },
    ],
    benchmarks: [
      {
        codes: ["7207"],
        columnA: [
          { route: "C", value: 0.188 },
          { route: "D", value: 0.065 },
        ],
        columnB: [{ route: "C", value: 1.364 }],
      },
      { codes: ["7219"], kind: "hot", columnA: [{ value: 0.073 }], columnB: [{ value: 1.189 }] },
      { codes: ["7219"], kind: "cold", columnA: [{ value: 0.109 }], columnB: [{ value: 1.27 }] },
      { codes: ["7208"], columnA: [{ value: 0.044 }], columnB: [{ value: 1.37 }] },
      { codes: ["7318"], columnA: [{ value: 0.038 }], columnB: [{ route: "C", value: 1.364 }] },
    ],
  },
  prices: [
    { period: "Q1 2026", euro: 75.36, published: "2026-04-07" },
    { period: "Q2 2026", euro: 75.28, published: "2026-07-06" },
  ],
};
const empty = emptyTyped(figures, data.prices, "2026-11-18");
const read = (part: Partial<Typed>) => readTyped({ ...empty, ...part }, data);
const figure = (part: Partial<Typed>, basis: "default" | "actual") => {
  const { order } = read(part);
  const amount = order && costIn(Number(part.year ?? empty.year), order, figures)[basis];
  return amount && ungrouped(amount.perUnit);
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
    const reading = readDecimal(typed, range);
    expect("value" in reading && ungrouped(reading.value)).toBe(value);
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
    expect(readDecimal(typed, range)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

describe("the start", () => {
  test("→ this year, or the first that has figures; the price published last", () => {
    expect([empty.year, empty.price, empty.step]).toEqual(["2026", "Q2 2026", 1]);
    expect(emptyTyped(figures, [], "2025-01-01")).toMatchObject({ year: "2026", price: "" });
    expect(emptyTyped(figures, [], "2029-01-01").year).toBe("2029");
  });
});

describe("a typed code", () => {
  test("a covered code whose figures are held → all is filled in, and one tonne has its price", () => {
    const { order, blocked, choice, published } = read({ code: "7318 15" });
    expect([blocked, choice?.name, published?.period]).toEqual([undefined, "Fasteners", "Q2 2026"]);
    expect(order).toMatchObject({
      price: { units: 7528n },
      goods: { code: "7318 15", quantity: { units: 0n } },
    });
    // (4.27 × 1.1 − 0.975 × 1.364) × 75.28 = 253.475
    expect(figure({ code: "7318 15" }, "default")).toBe("253.48");
  });

  test.each([
    ["", 1, ["code"]],
    ["8708", 1, ["code"]],
    ["spoons", 1, ["code"]],
    ["73", 1, ["code"]],
    ["bolts", undefined, []],
    ["7219", 2, ["choice"]],
    ["7225", 2, ["default"]],
    ["7208", 2, ["default"]],
  ])("the code “%s” → stops at step %s for %j", (code, blocked, missing) => {
    const found = read({ code });
    expect(found.blocked).toBe(blocked);
    expect(found.missing).toEqual(expect.arrayContaining(missing));
  });

  test("a choice → its own figures; one of another code counts as none", () => {
    expect(read({ code: "7219", choice: "7219-cold" }).choice?.default.value).toBe(6.5);
    expect(read({ code: "7219", choice: "7318" }).blocked).toBe(2);
  });

  test.each([
    [{ code: "73181588" }, "7318 15 88"],
    [{ code: "7219", choice: "7219-cold" }, "7219"],
    [{ code: "7207" }, "7207 11, 7207 19"],
  ])("%j → the code %s, or those of the chosen goods where they are narrower", (part, code) => {
    const { values } = data;
    const narrow = values.defaults.map((line) =>
      line.name === "Semis" ? { ...line, codes: ["7207 11", "7207 19"] } : line,
    );
    const found = readTyped(
      { ...empty, ...part },
      { ...data, values: { ...values, defaults: narrow } },
    );
    expect(found.order?.goods.code).toBe(code);
  });
});

describe("typed figures", () => {
  test("no figures held, or a dash → says where they stand, and takes typed ones", () => {
    expect(read({ code: "7225" }).say).toContain("act’s table for India");
    expect(read({ code: "7208" }).say).toContain("shows a dash");
    expect(read({ code: "7225", default: "7.3" })).toMatchObject({
      blocked: 3,
      missing: ["benchmark"],
    });
    // (2 × 1.1 − 0.975 × 1) × 75.28
    expect(figure({ code: "7225", default: "2", benchmark: "1" }, "default")).toBe("92.22");
  });

  test("own emissions → need the share of precursors, and stand beside the default value", () => {
    expect(read({ code: "7318", own: "2.4" })).toMatchObject({
      blocked: 3,
      missing: ["precursors"],
    });
    const both = { code: "7318", own: "2.4", precursors: "1.33" };
    // (2.4 − 0.975 × 1.368) × 75.28
    expect([figure(both, "actual"), figure(both, "default")]).toEqual(["80.26", "253.48"]);
    expect(figure({ ...both, ownBenchmark: "0", precursors: "0" }, "actual")).toBe("180.67");
    expect(figure({ ...both, paid: "80.26" }, "actual")).toBe("0.00");
  });

  test("a column A with routes → the first route, until another is chosen", () => {
    const own = { code: "7207", own: "1", precursors: "0" };
    expect(read(own).order?.own?.route).toBe("C");
    expect(read({ ...own, route: "D" }).order?.own?.route).toBe("D");
    expect(read({ ...own, route: "X" }).order?.own?.route).toBe("C");
  });

  test("electricity → neither a benchmark nor precursors are asked for", () => {
    expect(read({ code: "2716", default: "0.7", own: "0.5" })).toMatchObject({
      blocked: undefined,
      missing: [],
    });
  });
});

describe("the other fields", () => {
  test("a price → a published one by its period, or an amount; nothing else", () => {
    expect(read({ code: "7318", price: "Q1 2026" }).order?.price).toEqual({
      units: 7536n,
      places: 2,
    });
    expect(read({ code: "7318", price: "90" })).toMatchObject({
      published: undefined,
      blocked: undefined,
    });
    expect(read({ code: "7318", price: "Q9 2026" })).toMatchObject({ blocked: 4 });
    expect(read({ code: "7318", price: "" })).toMatchObject({ blocked: 4, missing: ["price"] });
  });

  test.each(["2035", "2025", "soon", ""])(
    "year “%s” → refused in words, never another year",
    (year) => {
      const { problems, blocked, order } = read({ code: "7318", year });
      expect(problems.year).toBe(
        `There are no figures for “${year}”. Choose a year from 2026 to 2034.`,
      );
      expect([blocked, order]).toEqual([3, undefined]);
    },
  );

  test("a wrong number → told at its field, and nothing is worked out", () => {
    for (const field of ["default", "benchmark", "correction"] as const) {
      const { problems, order } = read({ code: "7318", precursors: "0", [field]: "ten" });
      expect(problems[field]).toMatch(/digits alone/);
      expect(order).toBeUndefined();
    }
  });

  test("an own figure that is wrong or not complete → stops at its step, and the default value counts meanwhile", () => {
    for (const part of [{ own: "ten" }, { own: "2.4" }, { own: "2.4", precursors: "ten" }]) {
      const { blocked, order } = read({ code: "7318", ...part });
      expect([blocked, order?.own]).toEqual([part.own === "ten" ? 2 : 3, undefined]);
      expect(figure({ code: "7318", ...part }, "default")).toBe("253.48");
    }
  });

  test("wrong tonnes or a wrong rate → told at the result, which stays that of a tonne", () => {
    for (const field of ["tonnes", "rate", "others"] as const) {
      const { problems, blocked, order } = read({ code: "7318", [field]: "ten" });
      expect(problems[field]).toMatch(/digits alone/);
      expect([blocked, order?.rate.units, order?.goods.quantity.units]).toEqual([5, 0n, 0n]);
    }
  });

  test("a rate of the content → counts until another is typed", () => {
    const held = { ...data, rate: { rupees: 98.2, source: "Bank", date: "2026-11-18" } };
    const rateOf = (rate: string) => {
      const { order } = readTyped({ ...empty, code: "7318", rate }, held);
      return order && ungrouped(order.rate);
    };
    expect([rateOf(""), rateOf("99")]).toEqual(["98.2", "99"]);
  });
});

describe("a link", () => {
  test("→ brings back what was typed, right or wrong", () => {
    const text = fc.string({ maxLength: LONGEST.number, minLength: 1 });
    const fields = fc.record(Object.fromEntries(FIELDS.map((field) => [field, text])));
    fc.assert(
      fc.property(fields, fc.constantFrom(1, 2, 3, 4, 5, 6), (given, step) => {
        const typed = { ...empty, ...given, step } as Typed;
        if (step > 1) expect(fromQuery(`?${toQuery(typed)}`, empty)).toEqual(typed);
      }),
    );
  });

  test.each([
    ["?code=73181500", { code: "73181500", step: 2 }],
    ["?code=73181500&step=1", { step: 1 }],
    ["?code=7318&step=9", { step: 2 }],
    ["?year=2028", { year: "2028", step: 1 }],
    ["?code=7318&own=2", { own: "2", step: 2 }],
    [
      "?year=2027&price=80&goods=iron-steel_7318_120_2.4_1.3_5.7",
      {
        year: "2027",
        price: "80",
        tonnes: "120",
        own: "2.4",
        ownBenchmark: "1.3",
        precursors: "0",
        step: 5,
      },
    ],
    ["?goods=7318_120", { code: "7318", tonnes: "120", own: "", precursors: "", step: 5 }],
  ])("%s → %j", (search, expected) => {
    expect(fromQuery(search, empty)).toMatchObject(expected);
  });

  test("anybody's → nothing without our names, and no longer than a field holds", () => {
    expect(fromQuery("?utm_source=x", empty)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const typed = fromQuery(`?code=${"7".repeat(99)}&${rest}`, empty);
        expect(FIELDS.filter((field) => (typed?.[field].length ?? 0) > LONGEST.code)).toEqual([]);
      }),
    );
  });
});
