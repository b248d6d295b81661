import { expect, test } from "vitest";
import { ruleFileSchema, ruleIndexSchema } from "../../../tests/rule-file-schema.ts";
import { findRule, rules } from "../../content/records/rules.ts";
import { ruleFile, ruleIndex } from "./rule-file.ts";
import { llmsText, ruleText } from "./rule-markdown.ts";

const lanterns = () => findRule("cbam") ?? expect.unreachable("there is no such fixture");

test("every rule, and the list of them → what the schemas promise, also as JSON", () => {
  const written = (value: unknown) => JSON.parse(JSON.stringify(value));
  for (const rule of rules())
    expect(() => ruleFileSchema.parse(written(ruleFile(rule)))).not.toThrow();
  const index = ruleIndexSchema.parse(written(ruleIndex()));
  expect(index.rules.map(({ id }) => id)).toEqual(rules().map(({ id }) => id));
});

test("statements → in the words of the day", () => {
  const sale = (day: string) =>
    ruleFile(lanterns(), day).statements.find(({ id }) => id === "sale")?.text;
  expect(sale("2098-01-31")).toBe("Umbrellas go on sale on 1 February 2098.");
  expect(sale("2098-02-01")).toBe("Umbrellas have been on sale since 1 February 2098.");
});

test("CBAM → its factors, default values, benchmarks and prices, each with sources and days; other rules none", () => {
  const { figures, sources } = ruleFile(lanterns());
  expect(figures).toMatchObject({
    factors: { source: ["act"], threshold: 22, markUps: [{ from: 2026, percent: 11 }, {}] },
    defaults: { asOf: "July 2026", reviewed: "2026-07-11", recheckBy: "2099-03-22" },
    prices: { prices: [{ period: "Q1 2026", euro: 77 }, { published: "2026-07-06" }] },
  });
  expect(figures?.benchmarks.lines).toContainEqual(expect.objectContaining({ codes: ["7318"] }));
  const known = sources.map(({ id }) => id);
  expect(
    Object.values(figures ?? {}).filter(({ source }) => !source.every((id) => known.includes(id))),
  ).toEqual([]);
  expect(rules().filter((rule) => rule.id !== "cbam" && ruleFile(rule).figures)).toEqual([]);
});

test("a rule → urls in full, what a breach costs in words, and each source with its own url", () => {
  const file = ruleFile(lanterns(), "2026-11-15");
  expect(file).toMatchObject({ version: 1, id: "cbam", asOf: "2026-11-15", sourcesTo: "2026-05" });
  expect(file.json).toBe(`${file.url}.json`);
  expect(file.penalty).toBe("Lanterns are counted in pairs.");
  expect(file.sources.map(({ url }) => url)).toEqual(["https://gazette.example/act/11", undefined]);
  expect(file.dates.map(({ source }) => source)).toContain("draft");
});

test("a rule as Markdown → each statement with source, article and anchor, dates, changes, and how to cite it", () => {
  const text = ruleText(lanterns(), "2098-02-02");
  const lines = text.split("\n");
  const { url } = ruleFile(lanterns());
  expect(lines[0]).toMatch(/^# /);
  expect(lines).toContain(
    `- Lanterns are counted in pairs. ([Wick 11(2), Harbour gazette 11](https://gazette.example/act/11)) [#steady](${url}#steady)`,
  );
  expect(text).toContain(
    "Umbrellas have been on sale since 1 February 2098. (Harbour gazette 22, as of June 2026)",
  );
  expect(lines.filter((line) => line.includes("Event 9:"))).toEqual([
    expect.stringMatching(
      /^- 31 Mar 2098: Event 9: quiet teapots of 2098; then .+\. Who acts: Harbour masters\./,
    ),
  ]);
  expect(text, "a date that has passed").not.toContain("Event 8");
  expect(text).toContain("- Spring 2026: Paper lanterns left the list.");
  expect(lines.at(-2)).toMatch(
    /^- .*”\. As of 11 Jun 2026\. https:\/\/verdant-ledger\.example\/rules\/cbam$/,
  );
});

test("llms.txt → every rule by its Markdown file", () => {
  const text = llmsText("What is here.");
  for (const rule of rules()) expect(text).toContain(`(${ruleFile(rule).markdown})`);
});
