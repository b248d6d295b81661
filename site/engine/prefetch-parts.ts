import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

type Route = { module: string; imports: string[]; parts?: string[] } & Record<string, unknown>;
type Manifest = { routes: Record<string, Route> };

const partOf = /import\([`"]\.\/([\w.-]+\.js)[`"]\)/g;
const neededBy = /(?:from|import)\s*[`"]\.\/([\w.-]+\.js)[`"]/g;
const prefix = "window.__reactRouterManifest=";

/**
 * Prerendered parts (see site/ui/prerendered.tsx) are scripts that the framework's list of routes does not know.
 * Named there, they can be prefetched with their page when the pointer rests on a link, and a click waits for
 * nothing; see site/layout/prefetch-parts.ts.
 */
export async function prefetchParts(client: string): Promise<void> {
  const assets = path.join(client, "assets");
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  const source = name ? await readFile(path.join(assets, name), "utf8") : "";
  if (!name || !source.startsWith(prefix))
    throw new Error("The list of routes has another form than expected.");
  const manifest: Manifest = JSON.parse(source.slice(prefix.length).replace(/;\s*$/, ""));
  for (const route of Object.values(manifest.routes)) {
    const parts = await scriptsIn(assets, route.module, partOf);
    const shared = await Promise.all(parts.map((part) => scriptsIn(assets, part, neededBy)));
    const further = [...parts, ...shared.flat()].filter((file) => !route.imports.includes(file));
    if (further.length > 0) route.parts = [...new Set(further)];
    // What is absent is as good as false, and every visitor fetches this file.
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key];
  }
  await writeFile(path.join(assets, name), `${prefix}${JSON.stringify(manifest)};`);
}

async function scriptsIn(assets: string, module: string, pattern: RegExp): Promise<string[]> {
  const source = await readFile(path.join(assets, path.basename(module)), "utf8");
  return [...source.matchAll(pattern)].map(([, file]) => `/assets/${file}`);
}
