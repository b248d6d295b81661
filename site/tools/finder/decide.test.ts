import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Question, questions } from "../../content/records/questions.ts";
import { rules } from "../../content/records/rules.ts";
import { finderRule } from "../../views/tools/obligations/finder-file.ts";
import type { Answer, Answers } from "./answers.ts";
import {
  type Conditions,
  comingDates,
  type DatedCondition,
  standingOf,
  verdictOf,
  walk,
} from "./decide.ts";

const DAY = "2026-11-15";
const conditions = () => rules().map((rule) => finderRule(rule).applies);

/** The way through all questions and rules that answers make. */
function ways() {
  const [asked, rules] = [questions(), conditions()];
  return (answers: Answers) => walk(asked, rules, { answers, day: DAY });
}

/** Any answer that a visitor can give to a question. */
function answerTo(question: Question): fc.Arbitrary<Answer> {
  const none: Answer[] = question.type === "number" && question.none ? ["none"] : [];
  const unsure: Answer[] = question.unsure ? ["unsure"] : [];
  const others = [...none, ...unsure].map((value) => fc.constant(value));
  return fc.oneof(...answersOfType(question), ...others);
}

function answersOfType(question: Question): fc.Arbitrary<Answer>[] {
  switch (question.type) {
    case "yes-no":
      return [fc.boolean()];
    case "number": {
      const { min, max } = question;
      return [fc.integer({ min, max }), fc.integer({ min: 1, max: 1100 })];
    }
    case "code":
      return [fc.subarray(["7318", "7323", "7202", "7208", "7207"], { minLength: 1 })];
    case "choice": {
      const ids = question.options.map(({ id }) => id);
      return [fc.subarray(ids, question.many ? {} : { maxLength: 1 })];
    }
  }
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
  expect(comingDates(dates, { answers, day: DAY })[0]?.what).toBe(first);
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
    const standings = (answers: Answers) =>
      rules.map((rule) => standingOf(rule, { answers, day: DAY }));
    fc.assert(
      fc.property(anyAnswers(), (answers) => {
        expect(standings(way(answers).answers)).toEqual(standings(answers));
      }),
    );
  });

  test("some answers, in no order → each counts at once, whatever has not been answered before it", () => {
    const [way, rules] = [ways(), conditions()];
    const standings = (answers: Answers) =>
      rules.map((rule) => standingOf(rule, { answers, day: DAY }));
    fc.assert(
      fc.property(anyAnswers(), fc.subarray(questions().map(({ id }) => id)), (all, given) => {
        const answers = Object.fromEntries(given.map((id) => [id, all[id] as Answer]));
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

test.each<[string, Answers[string], string]>([
  ["a code of the annex", ["7318"], "reaches"],
  ["one of two", ["7323", "731815"], "reaches"],
  ["a heading that the rule names itself", ["83061000"], "reaches"],
  ["codes outside", ["7323", "7204"], "not"],
  ["too few digits to tell", ["7323", "7202"], "may"],
  ["not known", "unsure", "may"],
])("customs codes, %s → %j: %s", (_what, headings, standing) => {
  vi.stubEnv("CONTENT_DIR", "tests/fixtures/content");
  const answers: Answers = { euImports: false, euExports: true, sector: ["bells"], headings };
  expect(standingOf(conditions()[0] ?? expect.unreachable(), { answers, day: DAY })).toBe(standing);
  vi.unstubAllEnvs();
});

describe("three values", () => {
  const a: DatedCondition = { question: "a", is: true };
  const b: DatedCondition = { question: "b", is: true };
  const verdict = (test: DatedCondition, answers: Answers) =>
    verdictOf(test, { answers, day: DAY });

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

  test.each<[DatedCondition, number, string]>([
    [{ question: "a", atMost: 250 }, 250, "yes"],
    [{ question: "a", atMost: 250 }, 251, "no"],
    [{ question: "a", moreThan: 250 }, 250, "no"],
    [{ question: "a", moreThan: 250 }, 251, "yes"],
    [{ question: "a", atMost: 250, from: { day: DAY, when: "" } }, 1, "yes"],
    [{ question: "a", atMost: 250, from: { day: "2026-11-16", when: "" } }, 1, "no"],
  ])("%j, answered with %d → %s", (condition, answer, expected) => {
    expect(verdict(condition, { a: answer })).toBe(expected);
  });

  test("the sources leave it open → may, whatever else reaches; a missing answer there is asked for", () => {
    const rule: Conditions = { binds: a, may: b, reaches: { question: "c", is: true } };
    const standing = (answers: Answers) => standingOf(rule, { answers, day: DAY });
    expect(standing({ a: false, b: true, c: true })).toBe("may");
    expect(standing({ a: false, c: true })).toBe("may");
    expect(standing({ a: false, b: false, c: true })).toBe("reaches");
    expect(standing({ a: true, b: true })).toBe("binds");
    const asked = ["a", "b", "c"].map((id) => ({ ...(questions()[0] as Question), id }));
    const next = (answers: Answers) => walk(asked, [rule], { answers, day: DAY }).next?.id;
    expect([next({}), next({ a: false }), next({ a: false, b: false })]).toEqual(["a", "b", "c"]);
  });

  test("not known, and nothing else decides → may; a customer who decides it is not hidden by that", () => {
    const rule: Conditions = { binds: a, reaches: b };
    expect(standingOf(rule, { answers: { a: "unsure", b: true }, day: DAY })).toBe("may");
    expect(standingOf(rule, { answers: { a: false, b: "unsure" }, day: DAY })).toBe("may");
    expect(standingOf(rule, { answers: { a: false, b: true }, day: DAY })).toBe("reaches");
  });
});
