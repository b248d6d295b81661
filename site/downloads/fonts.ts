import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const FILES = {
  display: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
  text: "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
};

const CUTS = {
  title: { file: FILES.display, axes: { opsz: 60, wght: 500 } },
  heading: { file: FILES.display, axes: { opsz: 20, wght: 600 } },
  body: { file: FILES.text, axes: { wght: 400 } },
  strong: { file: FILES.text, axes: { wght: 600 } },
};

export type FontName = keyof typeof CUTS;

/** PDF knows no variable fonts, so each weight is cut out of the site's own, with no more than the given characters. */
export async function cutFonts(characters: string): Promise<Record<FontName, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const cut = async ({ file, axes }: (typeof CUTS)[FontName]) =>
    subsetFont(await readFile(resolve(file)), characters, { targetFormat: "sfnt", variationAxes: axes });
  const entries = Object.entries(CUTS).map(async ([name, one]) => [name, await cut(one)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<FontName, Buffer>;
}
