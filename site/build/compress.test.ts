import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { startCompressing } from "./compress.ts";

const root = mkdtempSync(path.join(tmpdir(), "compress-"));
afterAll(() => rmSync(root, { recursive: true }));
const [site, cache] = [path.join(root, "site"), path.join(root, "cache")];
mkdirSync(path.join(site, "assets"), { recursive: true });

const write = (name: string, text: string) => writeFileSync(path.join(site, name), text);
const read = (name: string) => readFileSync(path.join(site, name));

it("text files → compressed beside themselves; pixels and fonts → left alone", async () => {
  write("index.html", "<p>one</p>".repeat(50));
  write("assets/a.js", "let a;".repeat(50));
  write("icon.png", "pixels");
  await (await startCompressing(site, 3, cache)).finish();
  for (const name of ["index.html", "assets/a.js"]) {
    expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
    expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
  }
  expect(readdirSync(site).filter((name) => name.startsWith("icon"))).toEqual(["icon.png"]);
});

it("the next build → works on changed files only and forgets what no file needs", async () => {
  const before = new Map(readdirSync(cache).map((name) => [name, statSync(path.join(cache, name)).mtimeMs]));
  write("index.html", "<p>two</p>".repeat(50));
  await (await startCompressing(site, 3, cache)).finish();
  expect(brotliDecompressSync(read("index.html.br")).toString()).toContain("two");
  const after = readdirSync(cache);
  expect(after).toHaveLength(4);
  const kept = after.filter((name) => before.has(name));
  expect(kept).toHaveLength(2);
  for (const name of kept) expect(statSync(path.join(cache, name)).mtimeMs).toBe(before.get(name));
});

it("a site of thousands of pages → its pages are compressed less hard, its scripts as ever", async () => {
  const texts = readFileSync("package-lock.json", "utf8").slice(0, 50_000);
  for (const name of ["index.html", "assets/a.js"]) write(name, texts);
  const sizes = async (pages: number) => {
    await (await startCompressing(site, pages, cache)).finish();
    return ["index.html.br", "assets/a.js.br"].map((name) => read(name).length);
  };
  const [[page = 0, script], [quickPage, sameScript]] = [await sizes(3), await sizes(5000)];
  expect(quickPage).toBeGreaterThan(page);
  expect(sameScript).toBe(script);
});

it("a file that cannot be read → the build stops, and says which", async () => {
  const compressing = await startCompressing(site, 3, cache);
  compressing.add("missing.html");
  await expect(compressing.finish()).rejects.toThrow("missing.html");
});
