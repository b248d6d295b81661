import { writeEditorSchemas } from "./lib/editor-schemas.ts";

/** What lets an editor such as VS Code complete and check content/ while it is typed. */
console.log(`Wrote ${await writeEditorSchemas()} schemas into .cache/schemas, and .vscode/settings.json.`);
