import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("posts of the same category → at most three of them, the newest, never the post itself", async () => {
  for (const id of [4, 5, 6, 7]) addPost(id, "ESG", `2025-06-0${id}`);
  const { articles } = await import("./posts.data.ts");
  const { sameCategory, items } = articles["5"]?.related ?? {};
  expect(sameCategory).toBe(true);
  expect(items?.map(({ id }) => id)).toEqual([7, 6, 4]);
});

test("no other post of the category → the latest others, said to be so", async () => {
  addPost(4, "CBAM", "2025-06-04");
  const { articles } = await import("./posts.data.ts");
  const { sameCategory, items } = articles["4"]?.related ?? {};
  expect(sameCategory).toBe(false);
  expect(items?.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("a change after publication → told at the end of the text, and the date of modification", async () => {
  const { articles } = await import("./posts.data.ts");
  expect(articles["1"]?.modified).toBe("2026-11-15");
  expect(articles["1"]?.html).toMatch(/Updated <time datetime="2026-11-15">15 Nov 2026<\/time>/);
});

function addPost(id: number, category: string, date: string): void {
  const copy = readFileSync(path.join(folder, "posts/1.md"), "utf8")
    .replace(/^category: .*$/m, `category: ${category}`)
    .replace(/^date: .*$/m, `date: ${date}`);
  writeFileSync(path.join(folder, `posts/${id}.md`), copy);
}
