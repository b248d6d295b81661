import { expect, test } from "vitest";
import { copyOf, FIXTURES } from "../../../tests/content/folders.ts";
import { contentProblems } from "../../build/check.ts";
import { tracedFigures, trailOf } from "./traced-figures.ts";

const [lantern] = tracedFigures();

test("readings and factor → every stop shows what follows from them", () => {
  expect(lantern && trailOf(lantern)).toEqual({
    before: "1,000",
    after: "13,000",
    quantity: "12,000",
    factor: "0.5",
    formula: "=D7*E7/1000",
    result: "6.0",
  });
});

test.each([
  ["pages/home.yaml", "traced", "teapot", /There is no “teapot” in content\/traced-figures/],
  ["traced-figures/lantern.yaml", "meter.after", 900, /must be more than the first/],
] as const)("%s: a wrong %s → told", async (file, field, value, reason) => {
  copyOf(FIXTURES).set(file, field, value);
  expect(await contentProblems()).toContainEqual(
    expect.objectContaining({
      file: `content/${file}`,
      line: expect.any(Number),
      field,
      reason: expect.stringMatching(reason),
    }),
  );
});
