import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import PdfDocument from "pdfkit";
import { FONT_CACHE } from "./fonts.ts";

/** What the first screen of a page says: its heading, and the first longer paragraph below. */
export type FirstWords = { heading: string; text: string };

type Fallback = {
  family: string;
  names: string[];
  weight: string;
  /** Width of the web font's letters in that of the fallback's, over all sentences of the site. */
  usual: number;
  /** Line height of the web font, above and below the base line. */
  ascent: number;
  descent: number;
};

const serif: Fallback = {
  family: "Display fallback",
  names: ["Times New Roman", "Liberation Serif", "Tinos"],
  weight: "400 700",
  usual: 1.097,
  ascent: 0.735,
  descent: 0.2655,
};
const sans: Fallback = {
  family: "Text fallback",
  names: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
  weight: "400 500",
  usual: 0.939,
  ascent: 1.0235,
  descent: 0.4,
};
const boldSans: Fallback = {
  ...sans,
  names: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Roboto Bold"],
  weight: "600 700",
  usual: 0.891,
};

/**
 * The faces shown until the web fonts arrive. Times and Arial run wider or narrower than ours by what is written, so
 * with one size for the whole site every tenth first screen broke its lines elsewhere and moved when the fonts came.
 * Here each page gets the size at which its own first words fill as many lines in both, on as many screens as can be.
 */
export function fallbackFaces(words: FirstWords): string {
  const display = fitted(words.heading, headings);
  const text = fitted(words.text, texts);
  return face(serif, display) + face(sans, text) + face(boldSans, boldSans.usual * (text / sans.usual));
}

/** Columns from a small phone's to a wide screen's, in the size of the letters. */
const columns = (narrowest: number) => Array.from({ length: 160 }, (_, step) => narrowest * 1.008 ** step);

type Pair = { ours: string; theirs: string; usual: number; spacing: number; columns: number[] };

const headings: Pair = {
  ours: "display",
  theirs: "Times-Roman",
  usual: serif.usual,
  /** As the base style spaces headings; a face's size does not change it. */
  spacing: -0.015,
  columns: columns(6.5),
};
const texts: Pair = {
  ours: "text",
  theirs: "Helvetica",
  usual: sans.usual,
  spacing: 0,
  columns: columns(14),
};

/** From the usual size outwards; farther from it, the other words in this face would stand out. */
const SIZES = [
  1,
  ...Array.from({ length: 12 }, (_, step) => (step + 1) / 200).flatMap((off) => [1 - off, 1 + off]),
];

function fitted(sentence: string, fonts: Pair): number {
  const words = wordsOf(sentence);
  const wanted = lineCounts(widthsOf(words, ourWidth, fonts.ours), 1, fonts);
  const widths = widthsOf(words, theirWidth, fonts.theirs);
  let best = { size: 1, misses: Number.POSITIVE_INFINITY };
  for (const size of SIZES) {
    const counts = lineCounts(widths, fonts.usual * size, fonts);
    const misses = counts.filter((count, index) => count !== wanted[index]).length;
    if (misses < best.misses) best = { size, misses };
    if (misses === 0) break;
  }
  return fonts.usual * best.size;
}

/** Beyond the first few lines a text is below the first screen. */
const wordsOf = (sentence: string) => sentence.slice(0, 400).match(/\S+\s*/g) ?? [];

/** A word with the space after it, and without, and their number of letters. */
type Width = { spaced: number; bare: number; letters: number; bareLetters: number };

function widthsOf(words: string[], measure: typeof ourWidth, font: string): Width[] {
  return words.map((word) => {
    const bare = word.trimEnd();
    return {
      spaced: measure(word, font),
      bare: measure(bare, font),
      letters: word.length,
      bareLetters: bare.length,
    };
  });
}

/** How many lines the words fill in each column. A space at the end of a line takes no room. */
function lineCounts(words: Width[], size: number, { spacing, columns }: Pair): number[] {
  const sized = words.map(({ spaced, bare, letters, bareLetters }) => ({
    spaced: spaced * size + letters * spacing,
    bare: bare * size + bareLetters * spacing,
  }));
  return columns.map((column) => {
    let [lines, used] = [1, 0];
    for (const { bare, spaced } of sized) {
      if (used > 0 && used + bare > column) {
        lines++;
        used = 0;
      }
      used += spaced;
    }
    return lines;
  });
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

function face({ family, names, weight, ascent, descent }: Fallback, size: number): string {
  const sources = names.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
}

const opened = new Map<string, Font>();

const ourWidth = once((word, name) => {
  const font = opened.get(name) ?? (create(readFileSync(path.join(FONT_CACHE, `${name}.woff2`))) as Font);
  opened.set(name, font);
  return font.layout(word).advanceWidth / font.unitsPerEm;
});

/** Knows the widths of Times and Helvetica, which Times New Roman and Arial were drawn to. */
let metrics: PDFKit.PDFDocument | undefined;

const theirWidth = once((word, name) => {
  metrics ??= new PdfDocument({ autoFirstPage: false });
  return metrics.font(name).fontSize(1).widthOfString(word);
});

/** The pages of a site share most of their words. */
function once(measure: (word: string, font: string) => number): typeof measure {
  const known = new Map<string, number>();
  return (word, font) => {
    const key = `${font} ${word}`;
    const width = known.get(key) ?? measure(word, font);
    known.set(key, width);
    return width;
  };
}
