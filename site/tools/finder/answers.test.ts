import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { type NumberQuestion, type Question, questions } from "../../content/records/questions.ts";
import {
  type Answers,
  numberText,
  readAnswers,
  readCodes,
  readNumber,
  writeAnswers,
} from "./answers.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", "tests/fixtures/content");
});

const question = (id: string) => questions().find((one) => one.id === id) as Question;
const read = (query: string) => readAnswers(questions(), new URLSearchParams(query));

test("a url → its answers, and back again", () => {
  const query =
    "listedRank=111&sector=cement&sector=bells&euExports=no&euImports=unsure&headings=7318&headings=7326&tonnesToEu=22.5";
  const answers: Answers = {
    listedRank: 111,
    sector: ["cement", "bells"],
    euExports: false,
    euImports: "unsure",
    headings: ["7318", "7326"],
    tonnesToEu: 22.5,
  };
  expect(read(query)).toEqual(answers);
  expect(String(writeAnswers(questions(), answers))).toBe(query);
  expect(read("listedRank=none&sector=none")).toEqual({ listedRank: "none", sector: [] });
  expect(String(writeAnswers(questions(), { listedRank: "none", sector: [] }))).toBe(
    "listedRank=none&sector=none",
  );
});

test.each([
  ["a word for yes or no", "campus=maybe"],
  ["not known where that is no answer", "campus=unsure"],
  ["no number", "listedRank=many"],
  ["a number below", "listedRank=0"],
  ["a number above", "listedRank=1112"],
  ["half a rank", "listedRank=1.5"],
  ["no rank of kettles", "employees=none"],
  ["an option there is not", "sector=kites"],
  ["an option there is not any more, beside another", "sector=cement&sector=kites"],
  ["half a code", "headings=73"],
  ["a word for a code", "headings=7318&headings=bolts"],
  ["nothing", "listedRank=&campus="],
  ["a question there is not", "colour=red"],
])("%s in a url → not answered", (_what, query) => {
  expect(read(query)).toEqual({});
});

test.each([
  ["1,200", 1200],
  ["1 200", 1200],
  ["1,00,000", 100000],
  ["50 t", 50],
  ["50 tonnes a year", 50],
  ["€ 22.5", 22.5],
  ["0", 0],
])("“%s” → %d", (typed, number) => {
  expect(readNumber(question("tonnesToEu") as NumberQuestion, typed)).toEqual({ number });
});

test.each(["", "fifty", "40-60", "1.2.3", "12,34", "50 kg", "-5", "1e9"])(
  "“%s” → told what to write",
  (typed) => {
    expect(readNumber(question("tonnesToEu") as NumberQuestion, typed)).toEqual({
      problem: "Write one number, in tonnes a year, like 120",
    });
  },
);

test.each([
  ["7318", ["7318"]],
  ["7318 15, 7326", ["731815", "7326"]],
  ["7318 7325;7326.90.98,", ["7318", "7325", "73269098"]],
])("“%s” for codes → %j", (typed, codes) => {
  expect(readCodes(typed)).toEqual({ codes });
});

test.each([
  ["", /first four digits/],
  ["73", /first four digits/],
  ["7318, bolts", /digits only/],
  ["7701", /no chapter 77/],
])("“%s” for codes → told what to write", (typed, problem) => {
  expect(readCodes(typed)).toEqual({ problem: expect.stringMatching(problem) });
});

test("out of range or not whole → the message says what is", () => {
  const rank = question("listedRank") as NumberQuestion;
  expect(readNumber(rank, "1112")).toEqual({ problem: "Write a number from 1 to 1,111" });
  expect(readNumber(rank, "1.5")).toEqual({ problem: "Write a whole number" });
});

test("any number, written as the page writes it → read back", () => {
  const tonnes = question("tonnesToEu") as NumberQuestion;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 11111100 }), (hundredths) => {
      const number = hundredths / 100;
      expect(readNumber(tonnes, numberText(number))).toEqual({ number });
    }),
  );
});
