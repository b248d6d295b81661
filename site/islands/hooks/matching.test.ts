import { describe, expect, test } from "vitest";
import { matchesArticle, matchesTraining } from "./matching.ts";

describe("articles", () => {
  const article = {
    title: "File by file",
    excerpt: "What a reviewer reads",
    tags: ["NAAC"],
    category: "Green Audit",
  };

  test.each([
    ["", "", true],
    ["FILE by", "", true],
    ["reviewer", "", true],
    ["naac", "", true],
    ["audit", "", false],
    ["file reviewer", "", false],
    ["naac", "Green Audit", true],
    ["naac", "ESG", false],
  ])("search “%s” in category “%s” → %s", (q, category, expected) => {
    expect(matchesArticle(article, { q, category })).toBe(expected);
  });
});

describe("trainings", () => {
  const training = {
    title: "CBAM, Carbon Markets and Export Compliance",
    keywords: ["embedded emissions", "EU ETS"],
    sessions: [{ start: "2025-11-30", end: "2025-12-01" }],
    category: "ESG & Sustainability",
    level: "Intermediate",
    format: "Virtual" as const,
  };
  const off = { month: "", category: "", level: "", format: "", q: "" };
  const found = (filters: Partial<typeof off>) => matchesTraining(training, { ...off, ...filters });

  test("no filter → found", () => {
    expect(found({})).toBe(true);
  });

  test.each([
    ["cbam", true],
    ["eu ets", true],
    ["EMBEDDED", true],
    ["solar", false],
  ])("“%s” in the title or the keywords, in any case → %s", (q, expected) => {
    expect(found({ q })).toBe(expected);
  });

  test("several words → all must occur, in any order", () => {
    expect(found({ q: "export  cbam" })).toBe(true);
    expect(found({ q: "cbam solar" })).toBe(false);
  });

  test("a keyword is text, not a pattern", () => {
    expect(found({ q: ".*" })).toBe(false);
  });

  test("the month → the one it begins in", () => {
    expect(found({ month: "2025-11" })).toBe(true);
    expect(found({ month: "2025-12" })).toBe(false);
  });

  test("selects compare whole values, and one that fails is enough", () => {
    expect(found({ level: "Intermediate" })).toBe(true);
    expect(found({ level: "Intermediate – Advanced" })).toBe(false);
    expect(found({ q: "cbam", level: "Intermediate", format: "In-person" })).toBe(false);
  });
});
