import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { editorFiles } from "./lib/editor-schemas.ts";

/** Writes what lets an editor such as VS Code complete and check content/ while it is typed. */
rmSync("schemas", { recursive: true, force: true });
for (const folder of ["schemas", ".vscode"]) mkdirSync(folder, { recursive: true });
const files = await editorFiles();
for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
console.log(`Wrote ${Object.keys(files).length} files for editors into schemas/ and .vscode/.`);
