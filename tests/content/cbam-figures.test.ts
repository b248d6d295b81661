import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cbamFigures } from "../../site/content/records/cbam-figures.ts";
import { wordingOn } from "../../site/content/records/dated-text.ts";
import { findStatement } from "../../site/content/records/rules.ts";
import { LIVE } from "./folders.ts";

beforeEach(() => {
  vi.stubEnv("CONTENT_DIR", LIVE);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test("the estimator's figures → those the rule states in words, year by year", () => {
  const { factors, markUps } = cbamFigures().figures;
  const forms = findStatement("cbam.adjustment-now") ?? [];
  const problems = factors.filter(({ year, deducted }) => {
    const said = wordingOn(forms, `${year}-07-01`);
    return !said.includes(deducted === 0 ? "nothing is deducted" : ` ${deducted}% of the benchmark`);
  });
  expect(problems).toEqual([]);
  const marked = wordingOn(findStatement("cbam.default-markup") ?? [], "2026-11-15");
  expect(
    markUps.filter(({ percent, from }) => !new RegExp(`${percent}% (for|from) ${from}`).test(marked)),
  ).toEqual([]);
});
