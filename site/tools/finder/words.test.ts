import { beforeEach, expect, test, vi } from "vitest";
import { questions } from "../../content/records/questions.ts";
import { findRule } from "../../content/records/rules.ts";
import { finderRule } from "../../views/tools/obligations/finder-file.ts";
import type { Answers } from "./answers.ts";
import { answerText, decidingQuestions, reasonsAgainst, resultText } from "./words.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", "tests/fixtures/content");
});

const lanterns = () => finderRule(findRule("cbam") ?? expect.unreachable()).applies;
const reasons = (answers: Answers, day = "2026-11-15") =>
  reasonsAgainst(lanterns(), { answers, day }, questions());
const importer = {
  euImports: true,
  euExports: false,
  sector: ["cement"],
  tonnesToEu: 23,
  listedRank: 1,
};

test.each<[string, Answers, string]>([
  ["a no", { ...importer, euImports: false }, "Fixture: you do not land lanterns"],
  [
    "too little",
    { ...importer, tonnesToEu: 22 },
    "Fixture: what you land is not more than 22 tonnes a year",
  ],
  ["other goods", { ...importer, sector: ["bells"] }, "Fixture: you do not land cement"],
  ["too far down", { ...importer, listedRank: 112 }, "Fixture: your rank is more than 111"],
  ["no rank at all", { ...importer, listedRank: "none" }, "Fixture: your lanterns have no rank"],
])("%s → the reason in words, and that of the customers", (_what, answers, reason) => {
  expect(reasons(answers)).toContain(reason);
});

test("several ways to be bound, none taken → a reason for each, said once", () => {
  expect(reasons({ ...importer, employees: 11 })).toEqual([
    "Fixture: you do not land hydrogen",
    "Fixture: the number of your kettles is not more than 11 kettles",
    "Fixture: you do not sell lanterns",
  ]);
  expect(reasons({ euImports: true, tonnesToEu: 23, sector: [], euExports: true })).toEqual([
    "Fixture: you do not land cement",
    "Fixture: you do not land bells",
  ]);
  expect(
    reasons({ euImports: false, euExports: true, sector: ["bells"], headings: ["7323"] }),
  ).toEqual([
    "Fixture: you do not land lanterns",
    "Fixture: you do not land cement",
    "Fixture: no wick number of yours is listed",
  ]);
});

test("a condition that counts only later → says from when", () => {
  expect(reasons({ ...importer, employees: 12 }, "2025-12-31")).toContain("Only from 1 Jan 2026");
});

test("not known → named as what decides it, in the order of asking", () => {
  const answers: Answers = {
    ...importer,
    tonnesToEu: "unsure",
    listedRank: "unsure",
    employees: 12,
  };
  expect(
    decidingQuestions(lanterns(), { answers, day: "2026-11-15" }, questions()).map(({ id }) => id),
  ).toEqual(["listedRank", "tonnesToEu"]);
});

test("answers → as the list of answers shows them", () => {
  const words = { yes: "Yes", no: "No", unsure: "I do not know" };
  const text = (id: string, answer: Answers[string]) => {
    const question = questions().find((one) => one.id === id) ?? expect.unreachable(id);
    return answerText(question, answer, words);
  };
  expect(text("sector", ["cement", "bells"])).toBe("Cement, bells");
  expect(text("sector", [])).toBe("Fixture: none of these");
  expect(text("headings", ["731815", "7326"])).toBe("7318 15, 7326");
  expect(text("tonnesToEu", 1200)).toBe("1,200 tonnes a year");
  expect(text("listedRank", "none")).toBe("Fixture: no rank");
  expect([text("campus", true), text("campus", false), text("euExports", "unsure")]).toEqual([
    "Yes",
    "No",
    "I do not know",
  ]);
});

test("what the contact form is told → each group that has rules", () => {
  const groups = [
    { verb: "binds", names: ["CBAM", "CCTS"] },
    { verb: "reaches", names: [] },
    { verb: "may bind", names: ["BRSR"] },
  ];
  expect(resultText("Finder", groups)).toBe("Finder: binds CBAM, CCTS; may bind BRSR");
});
