import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

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
