import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastChanged } from "./last-changed.ts";

beforeEach(() => vi.stubEnv("CONTENT_DIR", "tests/fixtures/content"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test("pages → the day their content tells: of an article its correction, or its sources when they were read later", () => {
  const days = lastChanged();
  expect(days.get("/blog/1")).toBe("2026-06-11");
  expect(days.get("/blog/2")).toBe("2026-03-04");
  expect(days.get("/blog/3")).toMatch(/^2025-/);
  expect(days.get("/deadlines")).toBe("2026-06-11");
  expect(days.get("/tools/cbam-estimator")).toBe("2026-07-11");
  expect(days.get("/services/climate-sustainability/cbam-consultancy")).toBe("2026-06-11");
});

test("the list of articles → as new as its newest, corrections included", () => {
  const days = lastChanged();
  const articles = [...days].filter(([path]) => /^\/blog\/\d/.test(path)).map(([, day]) => day);
  expect(days.get("/blog")).toBe(articles.sort().at(-1));
});

test("a page whose content tells no day → none, rather than that of the build", () => {
  vi.useFakeTimers({ now: new Date("2031-05-05") });
  const days = lastChanged();
  expect(days.has("/contact")).toBe(false);
  expect([...days.values()].filter((day) => day >= "2031")).toEqual([]);
});
