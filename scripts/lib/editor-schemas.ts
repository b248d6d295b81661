import { contentProblems } from "../../site/build/check.ts";
import { formSchema } from "../../site/content/reader/form-schema.ts";
import { allSchemas } from "../../site/content/reader/schemas.ts";

/**
 * A JSON Schema for each kind of YAML file, and the settings that tell VS Code which is for which. They are kept with
 * the content, so that an editor needs no step before; a test says when they are behind the schemas of the site.
 */
export async function editorFiles(): Promise<Record<string, string>> {
  // Every schema is known once every record has been read.
  await contentProblems();
  const files: Record<string, string> = {};
  const places: Record<string, string> = {};
  const kinds = [...allSchemas()].sort(([a], [b]) => a.localeCompare(b));
  for (const [place, schema] of kinds) {
    // Editors look for fields in YAML files only.
    if (place === "content/posts" || place.endsWith(".md")) continue;
    const file = `schemas/${place
      .replace(/^content\//, "")
      .replace(/\.\w+$/, "")
      .replaceAll("/", "-")}.json`;
    files[file] = json(formSchema(schema));
    places[`./${file}`] = /\.\w+$/.test(place) ? place : `${place}/*.yaml`;
  }
  files[".vscode/settings.json"] = json({ "yaml.schemas": places, "files.encoding": "utf8" });
  files[".vscode/extensions.json"] = json({ recommendations: ["redhat.vscode-yaml"] });
  return files;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
