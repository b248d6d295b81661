import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { compressFiles } from "./compress.ts";

const top = mkdtempSync(path.join(tmpdir(), "compress-"));
afterAll(() => rmSync(top, { recursive: true }));
const cache = path.join(top, "cache");

/** A folder with these files, compressed. */
async function compressed(name: string, files: Record<string, string>) {
  const folder = path.join(top, name);
  mkdirSync(path.join(folder, "assets"), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  await compressFiles(folder, cache);
  const read = (file: string) => readFileSync(path.join(folder, file));
  return { folder, read, about: (file: string) => statSync(path.join(folder, file)) };
}

const PAGE = "<p>one</p>".repeat(50);
const SCRIPT = "let a;".repeat(50);

it("text files → compressed beside themselves; pixels and fonts → left alone", async () => {
  const files = { "index.html": PAGE, "assets/a.js": SCRIPT };
  const { folder, read } = await compressed("one", { ...files, "icon.png": "pixels" });
  for (const [name, text] of Object.entries(files)) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith("icon"))).toEqual(["icon.png"]);
});

it("a file with the bytes of an earlier one → not compressed again; with other bytes → it is", async () => {
  const before = await compressed("before", { "index.html": PAGE, "assets/a.js": SCRIPT });
  const { ino, mtimeMs } = before.about("assets/a.js.br");
  const after = await compressed("after", { "index.html": `${PAGE}two`, "assets/b.js": SCRIPT });
  expect(after.about("assets/b.js.br")).toMatchObject({ ino, mtimeMs });
  expect(brotliDecompressSync(after.read("index.html.br")).toString()).toBe(`${PAGE}two`);
  // Changed and compressed once more in its place: the folder before must keep its own.
  const kept = before.read("assets/a.js.br");
  await compressed("after", { "assets/b.js": "let b" });
  expect(before.read("assets/a.js.br")).toEqual(kept);
  expect(brotliDecompressSync(after.read("assets/b.js.br")).toString()).toBe("let b");
});

it("folders that are gone → the cache has nothing of them", async () => {
  const gone = await compressed("gone", { "index.html": "<p>gone</p>" });
  const entries = () => readdirSync(cache).length;
  const before = entries();
  rmSync(gone.folder, { recursive: true });
  await compressed("last", { "index.html": PAGE });
  expect(entries()).toBe(before - 2);
});

it("one text as a page and as a script → each with the quality of its kind", async () => {
  const text = readFileSync("site/build/finish.ts", "utf8");
  const page = await compressed("page", { "a.html": text });
  const script = await compressed("script", { "b.js": text });
  expect(page.about("a.html.br").ino).not.toBe(script.about("b.js.br").ino);
  expect(page.about("a.html.gz").ino).toBe(script.about("b.js.gz").ino);
});
