import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { posts } from "../../site/content/records/posts.ts";
import { trainings } from "../../site/content/records/trainings.ts";
import { bend, fitLine } from "./fit.ts";
import { writeRecords } from "./records.ts";

function grownContent(count: { posts: number; trainings: number }): string {
  const folder = mkdtempSync(path.join(tmpdir(), "growth-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  cpSync("tests/fixtures/content", folder, { recursive: true });
  writeRecords(folder, count);
  return folder;
}

test("generated records → valid content, as many as asked for", () => {
  vi.stubEnv("CONTENT_DIR", grownContent({ posts: 60, trainings: 40 }));
  expect(posts()).toHaveLength(60);
  expect(trainings()).toHaveLength(40);
});

test("generated twice → the same words, and no two posts alike", () => {
  const [one, other] = [1, 2].map(() => grownContent({ posts: 50, trainings: 16 }));
  const read = (folder = "") =>
    readdirSync(path.join(folder, "posts")).map((name) =>
      readFileSync(path.join(folder, "posts", name), "utf8"),
    );
  expect(read(one)).toEqual(read(other));
  expect(new Set(read(one)).size).toBe(50);
});

test("builds on a straight line → its slope, its start and no bend", () => {
  const points = [200, 1000, 5000].map((pages) => ({ pages, wall: 8000 + 12 * pages }));
  expect(fitLine(points).perPage).toBeCloseTo(12);
  expect(fitLine(points).fixed).toBeCloseTo(8000);
  expect(bend(points)).toBeCloseTo(1);
});

test("builds that grow with the square → a bend", () => {
  expect(bend([200, 1000, 5000].map((pages) => ({ pages, wall: pages ** 2 })))).toBeGreaterThan(4);
});
