import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const NAME = "virtual:first-script";
const ENTRY = fileURLToPath(new URL("../layout/first-script.ts", import.meta.url));

/** Serves site/layout/first-script.ts as one minified text, because a file of its own would run after the page shows. */
export function firstScript(): Plugin {
  return {
    name: "first-script",
    resolveId: (id) => (id === NAME ? NAME : undefined),
    async load(id) {
      if (id !== NAME) return undefined;
      const { code, moduleIds } = await bundled();
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}

async function bundled() {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: ENTRY,
        // Of modules that share a constant with it, nothing else is in the page.
        treeshake: { moduleSideEffects: false },
        output: { format: "iife" },
      },
    },
  });
  const [file] = "output" in result ? result.output : [];
  if (file?.type !== "chunk") throw new Error("The first script of the pages was not bundled.");
  return file;
}
