import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const CONTENT = path.resolve("content");
const CACHE = path.resolve(".cache");
const pictureFile = /\/((?:art|photos)\/[\w.-]+\.(?:svg|avif|webp))(?=[" ])/g;

/**
 * A module named `*.data.ts` runs at build, in Node, and reaches the browser as the plain values it exports.
 * So content is read and checked once, types are inferred, and neither Zod nor a YAML parser is shipped.
 */
export function dataModules(): Plugin {
  let version = 0;

  return {
    name: "site:data-modules",
    enforce: "pre",

    async buildStart() {
      const { checkContent } = await importFresh<typeof import("../content/check.ts")>(
        path.resolve("site/content/check.ts"),
        version,
      );
      await checkContent();
    },

    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (!file.endsWith(".data.ts")) return;
      const values = await importFresh<Record<string, unknown>>(file, version);
      const source = Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${toSource(value, `${name} in ${file}`)};`)
        .join("\n");
      if (this.environment.name === "client" && this.environment.mode === "build") {
        for (const [, fileName = ""] of source.matchAll(pictureFile)) {
          const file = await readFile(path.join(CACHE, fileName));
          this.emitFile({ type: "asset", fileName, source: file });
        }
      }
      return { code: source, map: null };
    },

    configureServer(server) {
      server.watcher.add(CONTENT);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(CONTENT)) return;
        version += 1;
        for (const environment of Object.values(server.environments)) {
          for (const module of environment.moduleGraph.idToModuleMap.values()) {
            if (module.file?.endsWith(".data.ts")) environment.moduleGraph.invalidateModule(module);
          }
        }
        server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use((request, response, next) => {
        const [, fileName] = /^\/((?:art|photos)\/[\w.-]+)$/.exec(request.url ?? "") ?? [];
        if (!fileName) return next();
        const type =
          { ".svg": "image/svg+xml", ".avif": "image/avif" }[path.extname(fileName)] ?? "image/webp";
        readFile(path.join(CACHE, fileName)).then(
          (file) => response.setHeader("content-type", type).end(file),
          () => next(),
        );
      });
    },
  };
}

// Node caches modules by address; the version in the query makes a changed content file be read again.
async function importFresh<T>(file: string, version: number): Promise<T> {
  return import(/* @vite-ignore */ `${pathToFileURL(file).href}?v=${version}`);
}

function toSource(value: unknown, where: string): string {
  const json = JSON.stringify(value);
  if (json === undefined) throw new Error(`${where} is not plain data and cannot be sent to the browser.`);
  return json;
}
