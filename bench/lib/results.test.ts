import { expect, test } from "vitest";
import { atMost } from "./report.ts";
import { type Result, resultsPage, withSummary } from "./results.ts";

const result = (title: string, value: number): Result => ({
  title,
  ran: "today",
  took: "1 s",
  goals: [
    atMost(5, { what: "shown", value, headline: true }),
    atMost(5, { what: "only in the results", value }),
  ],
  tables: [{ title: "All", head: ["a", "b"], rows: [["x", 1]] }],
  notes: ["a note"],
});

test("results → a section a part, with goals, notes and tables", () => {
  const page = resultsPage({ pages: result("Pages", 3), build: result("Build", 7) });
  expect(page).toContain("## Pages\n\n`npm run bench -- pages`");
  expect(page).toContain("| shown | 3 | ≤ 5 | ✓ | 40 % below |");
  expect(page).toContain("| shown | 7 | ≤ 5 | ✗ | 40 % above |");
  expect(page).toContain("| a | b |\n| --- | ---: |\n| x | 1 |");
});

test("README → only the text between the marks changes, only headlines stand there, all goals are counted", () => {
  const readme = "before\n<!-- bench:start -->\nold\n<!-- bench:end -->\nafter\n";
  const text = withSummary(readme, { pages: result("Pages", 3), build: result("Build", 7) });
  expect(text).toMatch(/^before\n<!-- bench:start -->\n[\s\S]*<!-- bench:end -->\nafter\n$/);
  expect(text).toContain("| Build: shown | 7 | ≤ 5 | ✗ |");
  expect(text).toContain("2 of 4 goals met");
  expect(text).not.toMatch(/old|only in the results/);
});

test("README without the marks → an error that names them", () => {
  expect(() => withSummary("nothing here", {})).toThrow("bench:start");
});
