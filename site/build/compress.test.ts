import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { compressFiles } from "./finish.ts";

const folder = mkdtempSync(path.join(tmpdir(), "compress-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("text files → compressed beside themselves; pixels and fonts → left alone", async () => {
  mkdirSync(path.join(folder, "assets"));
  const files = { "index.html": "<p>one</p>".repeat(50), "assets/a.js": "let a;".repeat(50) };
  for (const [name, text] of Object.entries({ ...files, "icon.png": "pixels" }))
    writeFileSync(path.join(folder, name), text);
  await compressFiles(folder);
  for (const [name, text] of Object.entries(files)) {
    const read = (ending: string) => readFileSync(path.join(folder, name + ending));
    expect(brotliDecompressSync(read(".br")).toString()).toBe(text);
    expect(gunzipSync(read(".gz")).toString()).toBe(text);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith("icon"))).toEqual(["icon.png"]);
});
