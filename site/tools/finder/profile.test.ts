import { beforeEach, expect, test, vi } from "vitest";
import { questions } from "../../content/records/questions.ts";
import { type ProfileOption, profileAnswers, tickedBy } from "./profile.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", "tests/fixtures/content");
});

const options: ProfileOption[] = [
  { id: "ranked", yes: [], opens: ["listedRank"] },
  { id: "lands", yes: ["euImports"], opens: ["sector"] },
  { id: "sells", yes: ["euExports"], opens: ["sector"] },
];
const answersOf = (ticked: string[], before = {}) =>
  profileAnswers(options, questions(), ticked, before);

test("ticked → yes; left empty → no or none; opened → left to be asked; the rest → not touched", () => {
  expect(answersOf(["lands"])).toEqual({ euImports: true, euExports: false, listedRank: "none" });
  expect(answersOf(["ranked"])).toEqual({ euImports: false, euExports: false, sector: [] });
});

test("ticked anew → answers stay, but a none that ticking gave is asked", () => {
  const before = { listedRank: "none", sector: ["bells"], employees: 4, euImports: true };
  expect(answersOf(["ranked", "sells"], before)).toEqual({
    sector: ["bells"],
    employees: 4,
    euImports: false,
    euExports: true,
  });
});

test.each([[["lands"]], [["ranked", "sells"]], [["ranked", "lands", "sells"]]])(
  "%j → found again in its answers",
  (ticked) => {
    expect(tickedBy(options, answersOf(ticked))).toEqual(ticked);
  },
);

test("nothing answered → nothing ticked", () => {
  expect(tickedBy(options, {})).toEqual([]);
});
