import { expect, test } from "vitest";
import { findRule, rules } from "../../content/records/rules.ts";
import { ruleFile, ruleFileSchema, ruleIndex, ruleIndexSchema } from "./rule-file.ts";

const lanterns = () => findRule("cbam") ?? expect.unreachable("there is no such fixture");

test("every rule, and the list of them → what the schemas promise, also as JSON", () => {
  const written = (value: unknown) => JSON.parse(JSON.stringify(value));
  for (const rule of rules()) expect(() => ruleFileSchema.parse(written(ruleFile(rule)))).not.toThrow();
  const index = ruleIndexSchema.parse(written(ruleIndex()));
  expect(index.rules.map(({ id }) => id)).toEqual(rules().map(({ id }) => id));
});

test("statements → in the words of the day", () => {
  const sale = (day: string) => ruleFile(lanterns(), day).statements.find(({ id }) => id === "sale")?.text;
  expect(sale("2098-01-31")).toBe("Umbrellas go on sale on 1 February 2098.");
  expect(sale("2098-02-01")).toBe("Umbrellas have been on sale since 1 February 2098.");
});

test("a rule → urls in full, what a breach costs in words, and each source with its own url", () => {
  const file = ruleFile(lanterns(), "2026-11-15");
  expect(file).toMatchObject({ version: 1, id: "cbam", asOf: "2026-11-15", sourcesTo: "2026-05" });
  expect(file.json).toBe(`${file.url}.json`);
  expect(file.penalty).toBe("Lanterns are counted in pairs.");
  expect(file.sources.map(({ url }) => url)).toEqual(["https://gazette.example/act/11", undefined]);
  expect(file.dates.map(({ source }) => source)).toContain("draft");
});
