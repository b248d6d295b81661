import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { command } from "./lib/command.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await command(async () => {
  await ensureInstalled({ tools: true });
  await formatContent();
  process.exit(await run("biome", ["check", "--write", ...process.argv.slice(2)]));
});

/** Lays out records as the desk does, since Biome knows no YAML; a record with mistakes stays as it is. */
async function formatContent() {
  const { withLayout } = await import("../desk/content/record-text.ts");
  for (const folder of ["content", "tests/fixtures/content"])
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(yaml|md)$/.test(name)) continue;
      const file = path.join(folder, name);
      const text = readFileSync(file, "utf8");
      try {
        const next = withLayout(file, text);
        if (next !== text) writeFileSync(file, next);
      } catch (error) {
        console.error(`${file} is left as it is: ${error.message.split("\n")[0]}`);
      }
    }
}
