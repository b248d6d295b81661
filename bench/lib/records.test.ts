import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { posts } from "../../site/content/records/posts.ts";
import { trainings } from "../../site/content/records/trainings.ts";
import { writeRecords } from "./records.ts";

test("generated records → valid content, as many as asked for, no two posts alike", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "growth-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  cpSync("tests/fixtures/content", folder, { recursive: true });
  writeRecords(folder, { posts: 60, trainings: 40 });
  vi.stubEnv("CONTENT_DIR", folder);
  expect(posts()).toHaveLength(60);
  expect(trainings()).toHaveLength(40);
  const written = readdirSync(path.join(folder, "posts"));
  expect(new Set(written.map((name) => readFileSync(path.join(folder, "posts", name), "utf8"))).size).toBe(
    60,
  );
});
