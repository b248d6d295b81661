import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { DEVANAGARI, fontBytes, newsreader, sourceSans, WHOLE_SANS } from "../../art/fonts.ts";

const CUTS = {
  title: { file: newsreader("latin"), axes: { opsz: 60, wght: 500 } },
  heading: { file: newsreader("latin"), axes: { opsz: 20, wght: 600 } },
  body: { file: sourceSans("latin"), axes: { wght: 400 } },
  strong: { file: sourceSans("latin"), axes: { wght: 600 } },
  // What the others lack, in this order.
  signs: { file: WHOLE_SANS, axes: {} },
  devanagari: { file: DEVANAGARI, axes: { wght: 400 } },
};

export type FontName = keyof typeof CUTS;
const SPARE: FontName[] = ["signs", "devanagari"];

/** The fonts with these characters only. PDF has no variable fonts, so each weight is cut out of the site's. */
export async function cutFonts(characters: string): Promise<Record<FontName, Buffer>> {
  const cut = async ({ file, axes }: (typeof CUTS)[FontName]) =>
    subsetFont(await fontBytes(file), characters, { targetFormat: "sfnt", variationAxes: axes });
  const entries = Object.entries(CUTS).map(async ([name, one]) => [name, await cut(one)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<FontName, Buffer>;
}

/** A part of a text, in the font that has all of its letters. */
export type FontRun = { font: string; text: string };

/** Signs that have no form of their own and stay with the letter before them: joiners, vowels of Devanagari, accents. */
const JOINED = /[\u200c\u200d]|\p{M}/u;

/** Cuts texts into runs: `own` as far as it has the letters, then the spare fonts. What no font has is left out. */
export function runsWith(
  fonts: Record<FontName, Buffer>,
): (text: string, own: string) => FontRun[] {
  const faces = new Map<string, Font>(
    Object.entries(fonts).map(([name, file]) => [name, create(file)]),
  );
  return (text, own) => {
    const runs: FontRun[] = [];
    for (const letter of text.normalize("NFC")) {
      const last = runs.at(-1);
      const font = [own, ...SPARE].find((name) =>
        faces.get(name)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
      if (last && (JOINED.test(letter) || font === last.font)) last.text += letter;
      else if (font) runs.push({ font, text: letter });
    }
    return runs;
  };
}

/** The letters of a text that no font of a PDF has. */
export async function missingLetters(text: string): Promise<string[]> {
  const files = [CUTS.title, CUTS.signs, CUTS.devanagari].map(({ file }) => fontBytes(file));
  const faces = (await Promise.all(files)).map((file) => create(file));
  // Joiners shape their neighbours and have no form of their own.
  const letters = new Set(text.normalize("NFC").replace(/[\u200c\u200d]/g, ""));
  const isIn = (letter: string) =>
    faces.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return [...letters].filter((letter) => !isIn(letter));
}
