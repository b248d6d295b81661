import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeEditorSchemas } from "../../scripts/schemas.ts";
import { schemaOf } from "../../site/content/collections.ts";

test("schemas for editors → VS Code finds one for each kind of record, other settings stay", () => {
  const root = mkdtempSync(path.join(tmpdir(), "schemas-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  mkdirSync(path.join(root, ".vscode"));
  writeFileSync(path.join(root, ".vscode/settings.json"), '{ "editor.tabSize": 2 }');
  const count = writeEditorSchemas(root);
  const settings = read(".vscode/settings.json");
  expect(settings["editor.tabSize"]).toBe(2);
  const schemas = Object.entries<string[]>(settings["yaml.schemas"]);
  expect(schemas).toHaveLength(count);
  const [team] = schemas.find(([, records]) => records.includes("content/team/*.yaml")) ?? [];
  expect(read(team ?? "").properties).toHaveProperty("monogram");
});

test.each(["content", "tests/fixtures/content"])("every record of %s → has a schema", (folder) => {
  const files = globSync("**/*.{yaml,md}", { cwd: folder }).map((file) => `content/${file}`);
  expect(files.filter((file) => !schemaOf(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});
