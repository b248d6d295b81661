import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { schemasOfFiles } from "../site/content/collections.ts";
import { formSchema } from "../site/content/reader/schemas.ts";

/** Writes a JSON Schema for each kind of YAML file and enters it in VS Code's settings; returns how many. */
export function writeEditorSchemas(root = "."): number {
  const folder = path.join(root, ".cache/schemas");
  const settingsFile = path.join(root, ".vscode/settings.json");
  const records: Record<string, string[]> = {};
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.dirname(settingsFile), { recursive: true });
  for (const { name, schema, files } of schemasOfFiles()) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(formSchema(schema), null, 2));
    records[`./.cache/schemas/${name}.json`] = files;
  }
  const all = { "files.encoding": "utf8", ...readSettings(settingsFile), "yaml.schemas": records };
  writeFileSync(settingsFile, `${JSON.stringify(all, null, 2)}\n`);
  return Object.keys(records).length;
}

function readSettings(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(
      `${file} is no plain JSON: take its comments out, so that the schemas can be added.`,
    );
  }
}

if (import.meta.main)
  console.log(
    `Wrote ${writeEditorSchemas()} schemas into .cache/schemas, and .vscode/settings.json.`,
  );
