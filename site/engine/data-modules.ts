import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const CONTENT = path.resolve("content");
const CACHE = path.resolve(".cache");
/** What data modules write into the cache and name in their values: pictures, and the later parts of long lists. */
const writtenFile = /\/((?:art|photos|lists)\/[\w.-]+\.(?:svg|avif|webp|json))(?=[" ])/g;

let checked: Promise<void> | undefined;

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
      // The framework starts several builds in one run; the content is the same for all of them.
      checked ??= importFresh<typeof import("../content/check.ts")>(
        path.resolve("site/content/check.ts"),
        version,
      ).then(({ checkContent }) => checkContent());
      await checked;
    },

    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (!file.endsWith(".data.ts")) return;
      const values = await importFresh<Record<string, unknown>>(file, version);
      if (this.environment.name === "ssr" && this.environment.mode === "build")
        return { code: handOver(file, values), map: null };
      const source = Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${toSource(value, `${name} in ${file}`)};`)
        .join("\n");
      if (this.environment.name === "client" && this.environment.mode === "build") {
        for (const [fileName, content] of await writtenFiles(source))
          this.emitFile({ type: "asset", fileName, source: content });
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
        const [, fileName] = /^\/((?:art|photos|lists)\/[\w.-]+)$/.exec(request.url ?? "") ?? [];
        if (!fileName) return next();
        const type = { ".svg": "image/svg+xml", ".avif": "image/avif", ".json": "application/json" }[
          path.extname(fileName)
        ];
        readFile(path.join(CACHE, fileName)).then(
          (file) => response.setHeader("content-type", type ?? "image/webp").end(file),
          () => next(),
        );
      });
    },
  };
}

/**
 * Prerendering happens in this process: handed over as they are, large values need not pass through the bundler.
 * The framework loads this file more than once, hence one registry for all copies of it.
 */
const REGISTRY = "site:data-modules";
const shared = globalThis as unknown as { [REGISTRY]?: Map<string, unknown> };
shared[REGISTRY] ??= new Map();
const atPrerender = shared[REGISTRY];

function handOver(file: string, values: Record<string, unknown>): string {
  atPrerender.set(file, values);
  const names = Object.keys(values).join(", ");
  return `const values = globalThis[${JSON.stringify(REGISTRY)}].get(${JSON.stringify(file)});
export const { ${names} } = values;`;
}

/** The files that values name, and those that these name in turn: the pictures of a list's later entries. */
async function writtenFiles(source: string, found = new Map<string, Buffer>()): Promise<Map<string, Buffer>> {
  for (const [, fileName = ""] of source.matchAll(writtenFile)) {
    if (found.has(fileName)) continue;
    const content = await readFile(path.join(CACHE, fileName));
    found.set(fileName, content);
    if (fileName.endsWith(".json")) await writtenFiles(content.toString(), found);
  }
  return found;
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
