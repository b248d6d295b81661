import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { questions } from "../../site/content/records/questions.ts";
import { findRule, rules } from "../../site/content/records/rules.ts";
import type { Answers } from "../../site/tools/finder/answers.ts";
import { standingOf, walk } from "../../site/tools/finder/decide.ts";
import { obligationsCopy } from "../../site/views/tools/obligations/copy.ts";
import { finderRule } from "../../site/views/tools/obligations/finder-file.ts";
import { LIVE } from "./folders.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", LIVE);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const DAY = "2026-11-15";
const applies = () => rules().map((rule) => finderRule(rule).applies);
const conditionsOf = (id: string) => finderRule(findRule(id) ?? expect.unreachable(id)).applies;
test("nothing said yet → every rule may apply, none is denied", () => {
  expect(applies().filter((rule) => standingOf(rule, { answers: {}, day: DAY }) !== "may")).toEqual(
    [],
  );
});

test("questions about standards that nobody must follow → come last", () => {
  const named = (condition: object) =>
    questions().filter(({ id }) => JSON.stringify(condition).includes(`"question":"${id}"`));
  const law = rules().flatMap(({ applies, voluntary }) => (voluntary ? [] : named(applies)));
  const ids = questions().map(({ id }) => id);
  const lastOfLaw = Math.max(...law.map(({ id }) => ids.indexOf(id)));
  const ticked = obligationsCopy().profile.options.flatMap(({ yes }) => yes);
  const early = ids.slice(0, lastOfLaw).filter((id) => !law.some((one) => one.id === id));
  expect(early.filter((id) => !ticked.includes(id))).toEqual([]);
});

const importer = { euImports: true, euExports: false, sector: ["cement"] };

test.each<[string, string, string, Answers, string]>([
  ["1,000 employees exactly", "csrd", DAY, { employees: 1000, turnoverMillionEuro: 451 }, "may"],
  [
    "1,001 and €450 million exactly",
    "csrd",
    DAY,
    { employees: 1001, turnoverMillionEuro: 450 },
    "may",
  ],
  [
    "1,001 and more than €450 million",
    "csrd",
    DAY,
    { employees: 1001, turnoverMillionEuro: 450.1 },
    "binds",
  ],
  ["50 t exactly", "cbam", DAY, { ...importer, tonnesToEu: 50 }, "not"],
  ["just above 50 t", "cbam", DAY, { ...importer, tonnesToEu: 50.01 }, "binds"],
  [
    "a gram of hydrogen",
    "cbam",
    DAY,
    { ...importer, sector: ["hydrogen"], tonnesToEu: 0 },
    "binds",
  ],
  [
    "50 t and sales as well",
    "cbam",
    DAY,
    { ...importer, euExports: true, tonnesToEu: 50 },
    "reaches",
  ],
  ["rank 1,000", "brsr", DAY, { listedRank: 1000 }, "binds"],
  [
    "rank 1,050, perhaps ranked before",
    "brsr",
    DAY,
    { listedRank: 1050, rankedBefore: "unsure" },
    "may",
  ],
  ["rank 1,050, ranked before", "brsr", DAY, { listedRank: 1050, rankedBefore: true }, "binds"],
  ["rank 1,050, not asked yet", "brsr", DAY, { listedRank: 1050 }, "may"],
  ["rank 1,050, ranked before", "brsr-core", DAY, { listedRank: 1050, rankedBefore: true }, "may"],
  [
    "rank 1,001, never",
    "brsr",
    DAY,
    { listedRank: 1001, rankedBefore: false, suppliesListed: false },
    "not",
  ],
  [
    "a steel plant",
    "ccts",
    DAY,
    { makesGoods: true, sector: ["iron-steel"], steelPlant: true },
    "reaches",
  ],
  ["not listed, a supplier", "brsr", DAY, { listedRank: "none", suppliesListed: true }, "reaches"],
  [
    "rank 150 on the last day of FY 2023-24",
    "brsr-core",
    "2024-03-31",
    { listedRank: 150 },
    "binds",
  ],
  [
    "rank 151 on that day",
    "brsr-core",
    "2024-03-31",
    { listedRank: 151, suppliesListed: false },
    "not",
  ],
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
  [
    "hydrogen",
    { listedRank: 10, sector: ["hydrogen"], euImports: true },
    ["tonnesToEu", "notified"],
  ],
])("%s → what follows from it is not asked", (_case, answers, spared) => {
  const rest = Object.fromEntries(
    questions().map(({ id, type }) => [id, type === "number" ? 2000 : true]),
  );
  const { asked } = walk(questions(), applies(), {
    answers: { ...rest, ...answers } as Answers,
    day: DAY,
  });
  expect(asked.map(({ id }) => id).filter((id) => spared.includes(id))).toEqual([]);
});
