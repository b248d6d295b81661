import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { newsreader, sourceSans } from "../../art/fonts.ts";

const CUTS = {
  title: { file: newsreader("latin"), axes: { opsz: 60, wght: 500 } },
  heading: { file: newsreader("latin"), axes: { opsz: 20, wght: 600 } },
  body: { file: sourceSans("latin"), axes: { wght: 400 } },
  strong: { file: sourceSans("latin"), axes: { wght: 600 } },
};

export type FontName = keyof typeof CUTS;

/** The fonts with these characters only. PDF has no variable fonts, so each weight is cut out of the site's. */
export async function cutFonts(characters: string): Promise<Record<FontName, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const cut = async ({ file, axes }: (typeof CUTS)[FontName]) =>
    subsetFont(await readFile(resolve(file)), characters, { targetFormat: "sfnt", variationAxes: axes });
  const entries = Object.entries(CUTS).map(async ([name, one]) => [name, await cut(one)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<FontName, Buffer>;
}

/** The letters of a text that a font lacks; without `font`, the font of the site's headings is checked. */
export async function missingLetters(text: string, font?: Uint8Array): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url);
  const type = create(font ?? (await readFile(resolve(newsreader("latin")))));
  // Joiners shape their neighbours and have no form of their own.
  const letters = new Set(text.replace(/[\u200c\u200d]/g, ""));
  return [...letters].filter((letter) => !type.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
