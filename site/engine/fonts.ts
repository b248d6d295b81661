import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

export const FONT_CACHE = path.resolve(".cache/fonts");

/** Every character the site may show in its own type; a check on the built pages fails for any other. */
export const SITE_CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\u00a0©«®°·»½×ßàâäçèéêëñöüÉ–—‘’“”•…€₹−",
].join("");

type Cut = {
  name: string;
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
};

// The published files split the rupee sign off into "latin-ext", so each family has a second, tiny file for it.
const cuts: Cut[] = [
  {
    name: "display",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { opsz: 60, wght: { min: 400, max: 600 } },
  },
  {
    name: "display-rupee",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2",
    axes: { opsz: 60, wght: { min: 400, max: 600 } },
  },
  {
    name: "text",
    source: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: "text-rupee",
    source: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Cuts the npm packages' fonts down to the site's characters; unchanged cuts are taken from the cache. */
export async function buildFonts(): Promise<void> {
  await mkdir(FONT_CACHE, { recursive: true });
  await Promise.all(cuts.map(buildCut));
}

async function buildCut({ name, source, axes }: Cut): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  const text = name.endsWith("-rupee") ? "₹" : SITE_CHARACTERS;
  const key = createHash("sha256").update(font).update(JSON.stringify({ text, axes })).digest("hex");
  const file = path.join(FONT_CACHE, `${name}.woff2`);
  const stamp = `${file}.key`;
  if ((await readFile(stamp, "utf8").catch(() => "")) === key) return;
  await writeFile(file, await subsetFont(font, text, { targetFormat: "woff2", variationAxes: axes }));
  await writeFile(stamp, key);
}
