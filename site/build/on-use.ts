import path from "node:path";
import type { Plugin } from "vite";

const NAME = /^on-use:(.+)$/;

/**
 * `import address from "on-use:islands/x.tsx"`: the address of a module that is loaded when it is used. A plain import()
 * would bring the bundler's own preloading to every page, which is more than all the code around it.
 */
export function onUse(): Plugin {
  let isBuild = true;
  return {
    name: "site:on-use",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: { filter: { id: NAME }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0on-use:/ },
      handler(id) {
        const file = `site/${id.slice("\0on-use:".length)}`;
        if (!isBuild) return `export default "/${file}"`;
        const reference = this.emitFile({
          type: "chunk",
          id: path.resolve(file),
          name: path.parse(file).name,
          preserveSignature: "allow-extension",
        });
        return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
      },
    },
  };
}
