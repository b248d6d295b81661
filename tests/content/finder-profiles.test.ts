import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { type Question, questions } from "../../site/content/records/questions.ts";
import { rules } from "../../site/content/records/rules.ts";
import type { Answer, Answers } from "../../site/tools/finder/answers.ts";
import { walk } from "../../site/tools/finder/decide.ts";
import { profileAnswers } from "../../site/tools/finder/profile.ts";
import { GROUPS, resultOf } from "../../site/tools/finder/result.ts";
import { obligationsCopy } from "../../site/views/tools/obligations/copy.ts";
import { finderRule } from "../../site/views/tools/obligations/finder-file.ts";
import { LIVE } from "./folders.ts";

// Over the live content on purpose: the conditions there are the law, and these profiles are what the acts say.
const DAY = "2026-11-18";

const ids = z
  .array(z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat()))
  .default([]);
const profile = z.strictObject({
  who: z.string(),
  ticks: z.array(z.string()),
  answers: z
    .record(
      z.string(),
      z.union([z.boolean(), z.number(), z.array(z.string()), z.literal("unsure")]),
    )
    .default({}),
  binds: ids,
  reaches: ids,
  voluntary: ids,
  may: ids,
  because: z.string(),
});
const file = parse(readFileSync(new URL("finder-profiles.yaml", import.meta.url), "utf8"));
const profiles = z.array(profile).parse(file.profiles);

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", LIVE);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What somebody answers for whom a question is about nothing that they have. */
function noTo(question: Question): Answer {
  if (question.type === "yes-no") return false;
  if (question.type === "choice") return [];
  if (question.type !== "number") return "unsure";
  return question.none ? "none" : question.min;
}

describe.each(profiles)("$who: $because", ({ ticks, answers, ...expected }) => {
  const ticked = () => profileAnswers(obligationsCopy().profile.options, questions(), ticks);

  test("→ each rule stands as the acts say", () => {
    const options = obligationsCopy().profile.options.map(({ id }) => id);
    expect(ticks.filter((id) => !options.includes(id))).toEqual([]);
    const nothing = Object.fromEntries(
      questions().map((question) => [question.id, noTo(question)]),
    );
    expect(Object.keys(answers).filter((id) => !(id in nothing))).toEqual([]);
    const known = { answers: { ...nothing, ...ticked(), ...answers } as Answers, day: DAY };
    const found = resultOf(rules().map(finderRule), known);
    const named = (group: string) =>
      found.flatMap((one) => (one.group === group ? [one.rule.id] : [])).sort();
    const groups = GROUPS.filter((group) => group !== "not");
    expect(Object.fromEntries(groups.map((group) => [group, named(group)]))).toEqual(
      Object.fromEntries(groups.map((group) => [group, expected[group].flat().sort()])),
    );
  });

  test("→ few questions, even if it can answer none", () => {
    const unsure = Object.fromEntries(questions().map(({ id }) => [id, "unsure"]));
    const applies = rules().map((rule) => finderRule(rule).applies);
    const known = { answers: { ...unsure, ...ticked(), ...answers } as Answers, day: DAY };
    const { asked } = walk(questions(), applies, known);
    expect(asked.filter(({ id }) => !(id in ticked())).length).toBeLessThanOrEqual(12);
  });
});
