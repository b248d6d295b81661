import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Question, questions } from "../../content/records/questions.ts";
import { findRule, rules } from "../../content/records/rules.ts";
import { finderRule } from "../../views/tools/obligations/finder-file.ts";
import type { Answer, Answers } from "./answers.ts";
import { type Conditions, type DatedCondition, nextDate, standingOf, verdictOf, walk } from "./decide.ts";

const DAY = "2026-11-15";
const conditions = () => rules().map((rule) => finderRule(rule).applies);
const conditionsOf = (id: string) => finderRule(findRule(id) ?? expect.unreachable(id)).applies;

/** The way through all questions and rules that answers make. */
function ways() {
  const [asked, rules] = [questions(), conditions()];
  return (answers: Answers) => walk(asked, rules, { answers, day: DAY });
}

/** Any answer that a visitor can give to a question. */
function answerTo(question: Question): fc.Arbitrary<Answer> {
  const own: fc.Arbitrary<Answer>[] =
    question.type === "yes-no"
      ? [fc.boolean()]
      : question.type === "number"
        ? [fc.integer({ min: question.min, max: question.max }), fc.integer({ min: 1, max: 1100 })]
        : [
            fc.subarray(
              question.options.map(({ id }) => id),
              question.many ? {} : { maxLength: 1 },
            ),
          ];
  const none: Answer[] = question.type === "number" && question.none ? ["none"] : [];
  const unsure: Answer[] = question.unsure ? ["unsure"] : [];
  return fc.oneof(...own, ...[...none, ...unsure].map((value) => fc.constant(value)));
}

const anyAnswers = () =>
  fc.record(Object.fromEntries(questions().map((question) => [question.id, answerTo(question)])), {
    requiredKeys: questions().map(({ id }) => id),
  });

test.each([
  { rank: 500, first: "for all" },
  { rank: 501, first: "for the later ones" },
  { rank: undefined, first: "for the later ones" },
])("a date for ranks above 500, asked with rank $rank → $first comes first", ({ rank, first }) => {
  const dates = [
    { date: "2026-11-14", what: "passed" },
    { date: DAY, what: "for the later ones", concerns: { question: "listedRank", moreThan: 500 } },
    { date: "2027-01-01", what: "for all" },
  ];
  const answers: Answers = rank === undefined ? {} : { listedRank: rank };
  expect(nextDate(dates, { answers, day: DAY })?.what).toBe(first);
});

describe.each(["content", "tests/fixtures/content"])("%s", (folder) => {
  beforeEach(() => vi.stubEnv("CONTENT_DIR", folder));
  afterEach(() => vi.unstubAllEnvs());

  test("any answers → a result, after no more questions than there are, each asked once", () => {
    const way = ways();
    fc.assert(
      fc.property(anyAnswers(), (answers) => {
        const { asked, next } = way(answers);
        expect(next).toBeUndefined();
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  test("the answers that were asked for → the same result as all answers", () => {
    const [way, rules] = [ways(), conditions()];
    const standings = (answers: Answers) => rules.map((rule) => standingOf(rule, { answers, day: DAY }));
    fc.assert(
      fc.property(anyAnswers(), (answers) => {
        expect(standings(way(answers).answers)).toEqual(standings(answers));
      }),
    );
  });

  test("question after question → the way so far never changes, and what is left was foretold", () => {
    const way = ways();
    fc.assert(
      fc.property(anyAnswers(), (all) => {
        let answers: Answers = {};
        let most = Number.POSITIVE_INFINITY;
        for (const expected of way(all).asked) {
          const { asked, next, left } = way(answers);
          expect(next).toBe(expected);
          expect(asked.map(({ id }) => id)).toEqual(Object.keys(answers));
          expect(left).toBeLessThan(most);
          most = left;
          answers = { ...answers, [expected.id]: all[expected.id] as Answer };
        }
      }),
      { numRuns: 30 },
    );
  });

  test("every question is needed by a rule", () => {
    const named = JSON.stringify(conditions());
    expect(questions().filter(({ id }) => !named.includes(`"question":"${id}"`))).toEqual([]);
  });
});

describe("the live rules at their boundaries", () => {
  beforeEach(() => vi.stubEnv("CONTENT_DIR", "content"));
  afterEach(() => vi.unstubAllEnvs());

  const importer = { euImports: true, euExports: false, sector: ["cement"] };

  test.each<[string, string, string, Answers, string]>([
    ["1,000 employees exactly", "csrd", DAY, { employees: 1000, turnoverMillionEuro: 451 }, "may"],
    ["1,001 and €450 million exactly", "csrd", DAY, { employees: 1001, turnoverMillionEuro: 450 }, "may"],
    [
      "1,001 and more than €450 million",
      "csrd",
      DAY,
      { employees: 1001, turnoverMillionEuro: 450.1 },
      "binds",
    ],
    ["50 t exactly", "cbam", DAY, { ...importer, tonnesToEu: 50 }, "not"],
    ["just above 50 t", "cbam", DAY, { ...importer, tonnesToEu: 50.01 }, "binds"],
    ["a gram of hydrogen", "cbam", DAY, { ...importer, sector: ["hydrogen"], tonnesToEu: 0 }, "binds"],
    ["50 t and sales as well", "cbam", DAY, { ...importer, euExports: true, tonnesToEu: 50 }, "reaches"],
    ["rank 1,000", "brsr", DAY, { listedRank: 1000 }, "binds"],
    ["rank 1,050, perhaps ranked before", "brsr", DAY, { listedRank: 1050, rankedBefore: "unsure" }, "may"],
    ["rank 1,050, ranked before", "brsr", DAY, { listedRank: 1050, rankedBefore: true }, "binds"],
    [
      "rank 1,001, never",
      "brsr",
      DAY,
      { listedRank: 1001, rankedBefore: false, suppliesListed: false },
      "not",
    ],
    ["a steel plant", "ccts", DAY, { sector: ["iron-steel"], steelPlant: true }, "reaches"],
    ["not listed, a supplier", "brsr", DAY, { listedRank: "none", suppliesListed: true }, "reaches"],
    ["rank 150 on the last day of FY 2023-24", "brsr-core", "2024-03-31", { listedRank: 150 }, "binds"],
    ["rank 151 on that day", "brsr-core", "2024-03-31", { listedRank: 151, suppliesListed: false }, "not"],
    ["rank 151 a day later", "brsr-core", "2024-04-01", { listedRank: 151 }, "binds"],
    [
      "rank 501 on the last day of FY 2025-26",
      "brsr-core",
      "2026-03-31",
      { listedRank: 501, suppliesListed: false },
      "not",
    ],
    ["rank 501 a day later", "brsr-core", "2026-04-01", { listedRank: 501 }, "binds"],
    [
      "rank 1,001 then",
      "brsr-core",
      "2026-04-01",
      { listedRank: 1001, rankedBefore: false, suppliesListed: false },
      "not",
    ],
  ])("%s → %s on %s", (_case, rule, day, answers, standing) => {
    expect(standingOf(conditionsOf(rule), { answers, day })).toBe(standing);
  });

  test.each<[string, Answers, string[]]>([
    [
      "no covered goods",
      { listedRank: 10, sector: [] },
      ["tonnesToEu", "ukExports", "ukValue", "notified", "steelPlant"],
    ],
    ["a rank that binds", { listedRank: 10 }, ["suppliesListed"]],
    ["no company in the EU", { employees: "none" }, ["turnoverMillionEuro"]],
    ["hydrogen", { listedRank: 10, sector: ["hydrogen"], euImports: true }, ["tonnesToEu", "notified"]],
  ])("%s → what follows from it is not asked", (_case, answers, spared) => {
    const rest = Object.fromEntries(questions().map(({ id, type }) => [id, type === "number" ? 2000 : true]));
    const { asked } = walk(questions(), conditions(), {
      answers: { ...rest, ...answers } as Answers,
      day: DAY,
    });
    expect(asked.map(({ id }) => id).filter((id) => spared.includes(id))).toEqual([]);
  });
});

describe("three values", () => {
  const a: DatedCondition = { question: "a", is: true };
  const b: DatedCondition = { question: "b", is: true };
  const verdict = (test: DatedCondition, answers: Answers) => verdictOf(test, { answers, day: DAY });

  test.each<[Answers, string, string]>([
    [{}, "open", "open"],
    [{ a: true }, "open", "yes"],
    [{ a: false }, "no", "open"],
    [{ a: "unsure", b: true }, "open", "yes"],
    [{ a: "unsure", b: false }, "no", "open"],
    [{ a: true, b: true }, "yes", "yes"],
    [{ a: false, b: false }, "no", "no"],
  ])("%j → all: %s, any: %s", (answers, all, any) => {
    expect(verdict({ all: [a, b] }, answers)).toBe(all);
    expect(verdict({ any: [a, b] }, answers)).toBe(any);
  });

  test("not known, and nothing else decides → may; a customer who decides it is not hidden by that", () => {
    const rule: Conditions = { binds: a, reaches: b };
    expect(standingOf(rule, { answers: { a: "unsure", b: true }, day: DAY })).toBe("may");
    expect(standingOf(rule, { answers: { a: false, b: "unsure" }, day: DAY })).toBe("may");
    expect(standingOf(rule, { answers: { a: false, b: true }, day: DAY })).toBe("reaches");
  });
});
