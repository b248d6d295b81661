import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Annex } from "../../content/records/annex.ts";
import { answerTo } from "./answer.ts";
import { isWithin, readQuery, spacedCode } from "./code.ts";
import { codeVerdict, groupsOf } from "./verdict.ts";

const annex: Annex = {
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
            { code: "7202 30 00", name: "Ferro-silico-manganese", words: ["silico-manganese"] },
            { code: "7204", name: "Ferrous scrap" },
          ],
        },
        { code: "7303 00" },
        { code: "7318" },
      ],
    },
    {
      sector: "cement",
      name: "Cement",
      indirect: true,
      listed: [
        { code: "2507 00 80", only: "calcined clays" },
        { code: "2523 10 00" },
        { code: "2523 90 00" },
      ],
      whole: ["2523"],
    },
    {
      sector: "fertilisers",
      name: "Fertilisers",
      indirect: true,
      listed: [
        { code: "2808 00 00" },
        { code: "3105", except: [{ code: "3105 60 00", name: "Phosphorus and potassium" }] },
      ],
    },
    { sector: "hydrogen", name: "Hydrogen", indirect: false, listed: [{ code: "2804 10 00" }] },
    {
      sector: "metal",
      name: "Metal",
      indirect: false,
      listed: [{ code: "7610" }, { code: "7616" }],
    },
  ],
  chapters: [
    { code: "72", last: "7229" },
    { code: "73", last: "7326" },
  ],
  headings: [
    { code: "7303 00", name: "Tubes of cast iron" },
    { code: "7306", name: "Other tubes of iron or steel", words: ["pipes"] },
    { code: "7318", name: "Screws and bolts of iron or steel", words: ["fasteners"] },
    { code: "7323", name: "Kitchen articles" },
    { code: "7616", name: "Other articles of metal", words: ["screws"] },
  ],
};

const kindOf = (digits: string) => codeVerdict(digits, annex).kind;

describe("a code", () => {
  test.each([
    ["7208", "covered"],
    ["72083900", "covered"],
    ["7208390010", "covered"],
    ["720211", "covered"],
    ["72021", "covered"],
    ["7303", "covered"],
    ["73030010", "covered"],
    ["2523", "covered"],
    ["252310", "covered"],
    ["2808", "covered"],
    ["28041", "covered"],
    ["31051000", "covered"],
    ["72", "digits"],
    ["720", "digits"],
    ["7202", "digits"],
    ["25", "digits"],
    ["28", "digits"],
    ["2804", "digits"],
    ["3105", "digits"],
    ["76", "digits"],
    ["761", "digits"],
    ["2507", "digits"],
    ["25070080", "goods"],
    ["720221", "outside"],
    ["72022", "outside"],
    ["720230", "outside"],
    ["7202300090", "outside"],
    ["72044100", "outside"],
    ["310560", "outside"],
    ["25070020", "outside"],
    ["25231090", "outside"],
    ["7323", "outside"],
    ["7602", "outside"],
    ["2501", "outside"],
    ["85", "outside"],
  ])("%s → %s", (digits, kind) => {
    expect(kindOf(digits)).toBe(kind);
  });

  test.each([
    ["72", 6],
    ["25", 8],
    ["28", 6],
    ["76", 4],
    ["3105", 6],
  ])("%s → %i digits decide", (digits, needed) => {
    expect(codeVerdict(digits, annex)).toMatchObject({ digits: needed });
  });

  test("28 → belongs to two groups, 2808 to one", () => {
    const sectors = (digits: string) => groupsOf(digits, annex).map(({ sector }) => sector);
    expect(sectors("28")).toEqual(["fertilisers", "hydrogen"]);
    expect(sectors("2808")).toEqual(["fertilisers"]);
    expect(sectors("7602")).toEqual([]);
  });
});

const codes = fc.stringMatching(/^[0-9]{2,10}$/);
const listed = fc.constantFrom(
  ...annex.groups.flatMap(({ listed }) =>
    listed.flatMap(({ code, except = [] }) => [code, ...except.map((one) => one.code)]),
  ),
);

describe("any code", () => {
  test("covered or outside → stays so whatever digits follow that continue a code", () => {
    const near = fc
      .tuple(listed, fc.stringMatching(/^[0-9]{0,6}$/))
      .map(([code, more]) => code.replaceAll(" ", "") + more);
    fc.assert(
      fc.property(fc.oneof(codes, near), fc.stringMatching(/^[0-9]{1,4}$/), (digits, more) => {
        const kind = kindOf(digits);
        const longer = kindOf(digits + more);
        if (kind === "outside") expect(longer).toBe("outside");
        // A code that zeros end is not divided, so other digits behind it are a slip.
        if (
          kind === "covered" &&
          annex.groups.some((group) =>
            group.listed.some(({ code }) => digits.startsWith(code.replaceAll(" ", ""))),
          )
        )
          expect(longer).toBe("covered");
      }),
    );
  });

  test("partly → the digits that decide do decide", () => {
    fc.assert(
      fc.property(listed, fc.integer({ min: 2, max: 8 }), (code, length) => {
        const verdict = codeVerdict(code.replaceAll(" ", "").slice(0, length), annex);
        if (verdict.kind === "digits")
          for (const { code } of [...verdict.inside, ...verdict.except]) {
            const full = code.replaceAll(" ", "").padEnd(verdict.digits, "0");
            if (
              full.length >= verdict.digits &&
              !verdict.inside.some((one) => one.code === code && one.except)
            )
              expect(kindOf(full)).not.toBe("digits");
          }
      }),
    );
  });

  test("however it is spaced → the same answer; and never an error", () => {
    fc.assert(
      fc.property(codes, (digits) => {
        expect(answerTo(spacedCode(digits), annex)).toEqual(answerTo(digits, annex));
        expect(answerTo(` CN ${digits.split("").join(".")} `, annex)).toEqual(
          answerTo(digits, annex),
        );
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        expect(answerTo(typed, annex).title).not.toBe("");
      }),
    );
  });

  test("lies within itself and what it begins with", () => {
    fc.assert(
      fc.property(codes, fc.integer({ min: 2, max: 10 }), (digits, length) => {
        expect(isWithin(digits, digits.slice(0, length))).toBe(true);
      }),
    );
  });
});

describe("a code", () => {
  test.each([
    ["7318 15", "covered", "Annex I lists 7318, under Steel.", "731815"],
    ["7318.15.88.90", "covered", "Annex I lists 7318, under Steel.", "73181588"],
    [
      "hs code 2523",
      "covered",
      "Direct emissions count, and those of the electricity used.",
      "2523",
    ],
    [
      "ex 2507 00 80",
      "partly",
      "Only calcined clays are covered; other goods with this code are not.",
      "25070080",
    ],
    [
      "7202 21",
      "outside",
      "Annex I lists chapter 72, but leaves out 7202 2: ferro-silicon.",
      undefined,
    ],
    [
      "7323",
      "outside",
      "Annex I does not list it. Of chapter 73 it lists 7303 00 and 7318.",
      undefined,
    ],
    [
      "2523 10 90",
      "outside",
      "Annex I does not list it. Of 2523 it lists 2523 10 00 and 2523 90 00.",
      undefined,
    ],
    ["8708", "outside", "Annex I lists nothing of chapter 87.", undefined],
  ])("%s → %s, and why", (typed, kind, line, estimate) => {
    const answer = answerTo(typed, annex);
    expect(answer.kind).toBe(kind);
    expect(answer.lines).toContain(line);
    expect(answer.estimate).toBe(estimate);
  });

  test("72 → partly, with what is left out", () => {
    const { kind, items, lines } = answerTo("72", annex);
    expect(kind).toBe("partly");
    expect(lines[0]).toContain("first 6 digits");
    expect(items.map(({ code, standing }) => `${code} ${standing}`)).toEqual([
      "7202 2 outside",
      "7202 30 00 outside",
      "7204 outside",
    ]);
  });
});

describe("what is no code and no word", () => {
  test.each([
    ["7", /at least the first two/],
    ["7318 15 88 90 12", /at most 10 digits, and this one has 12/],
    ["72O8", /digits only/],
    ["7350", /chapter 73 goes from 7301 to 7326/],
    ["7200", /no heading 7200/],
    ["0012", /no chapter 00/],
    ["?", /two to ten digits/],
    ["", /two to ten digits/],
  ])("“%s” → a clear message", (typed, message) => {
    const answer = answerTo(typed, annex);
    expect(answer.kind).toBe("mistake");
    expect(answer.lines[0]).toMatch(message);
  });
});

describe("a word", () => {
  const found = (word: string) =>
    answerTo(word, annex).items.map(({ code, standing }) => `${code} ${standing}`);
  test.each([
    ["screws", ["7318 covered", "7616 covered"]],
    ["Screw", ["7318 covered", "7616 covered"]],
    ["tube", ["7303 00 covered", "7306 outside"]],
    ["ferro", ["7202 2 outside", "7202 30 00 outside", "7204 outside"]],
  ])("%s → every heading it may be", (word, expected) => {
    expect(found(word)).toEqual(expected);
  });

  test.each([
    ["steel fasteners", "7318 is covered by CBAM"],
    ["ferrosilicon", "7202 2 is not covered today"],
    ["Ferro silicon", "7202 2 is not covered today"],
    ["silico-manganese", "7202 30 00 is not covered today"],
  ])("%s → one heading, so its verdict", (word, title) => {
    expect(answerTo(word, annex).title).toBe(title);
  });

  test("a slip of the keys → the word that was meant; an unknown word → no verdict", () => {
    expect(answerTo("scerws", annex).didYouMean).toBe("screws");
    expect(answerTo("fastners", annex).didYouMean).toBe("fasteners");
    const unknown = answerTo("umbrellas", annex);
    expect([unknown.kind, unknown.didYouMean]).toEqual(["mistake", undefined]);
  });

  test("letters → words, digits with letters among them → a mistake", () => {
    expect(readQuery("bolts M8", annex)).toEqual({ words: "bolts M8" });
    expect(readQuery("73l8", annex)).toHaveProperty("mistake");
  });
});
