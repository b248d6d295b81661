import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** vega-datasets exports only its entry module, so its folder is found from there. */
export function readDataset(file: string): string {
  const entry = require.resolve("vega-datasets");
  return readFileSync(join(dirname(entry), "..", "data", file), "utf8");
}

export function readAtlas(file: "land-50m.json"): string {
  return readFileSync(require.resolve(`world-atlas/${file}`), "utf8");
}

export function memoise<T>(make: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
}
