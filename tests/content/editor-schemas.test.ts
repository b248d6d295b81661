import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeEditorSchemas } from "../../scripts/schemas.ts";

test("schemas for editors → VS Code finds one for each kind of record, other settings stay", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "schemas-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  mkdirSync(path.join(root, ".vscode"));
  writeFileSync(path.join(root, ".vscode/settings.json"), '{ "editor.tabSize": 2 }');
  const count = await writeEditorSchemas(root);
  const settings = read(".vscode/settings.json");
  expect(settings["editor.tabSize"]).toBe(2);
  const schemas = Object.entries<string>(settings["yaml.schemas"]);
  expect(schemas).toHaveLength(count);
  const [team] = schemas.find(([, records]) => records === "content/team/*.yaml") ?? [];
  expect(read(team ?? "").properties).toHaveProperty("monogram");
});
