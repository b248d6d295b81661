import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorFiles } from "../../scripts/lib/editor-schemas.ts";

test("what editors know of content/ → as the site reads it; `npm run schemas` writes it anew", async () => {
  const files = await editorFiles();
  expect(Object.keys(files).length).toBeGreaterThan(40);
  for (const [file, text] of Object.entries(files))
    expect(existsSync(file) && readFileSync(file, "utf8"), `${file}: run npm run schemas`).toBe(text);
});
