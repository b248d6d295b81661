import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { outline } from "../../art/draw/letters.ts";
import { buildCut, type Cut } from "../fonts.ts";

/** A face as a list of files: the published ones keep a few signs, the rupee among them, apart. */
export type Face = Font[];
export type Faces = { title: Face; text: Face };

/** The cuts the site's headings and eyebrows have on screen. */
export async function loadFaces(): Promise<Faces> {
  const [title, text] = await Promise.all([
    loadFace("newsreader", "opsz", { opsz: 60, wght: 450 }),
    loadFace("source-sans-3", "wght", { wght: 600 }),
  ]);
  return { title, text };
}

async function loadFace(family: string, axis: string, axes: Cut["axes"]): Promise<Face> {
  const parts = { latin: `card-${family}`, "latin-ext": `card-${family}-rupee` };
  return Promise.all(
    Object.entries(parts).map(async ([part, name]) => {
      const source = `@fontsource-variable/${family}/files/${family}-${part}-${axis}-normal.woff2`;
      return create(await readFile(await buildCut({ name, source, axes, format: "sfnt" })));
    }),
  );
}

export type Style = { face: Face; size: number; tracking?: number };

/** The outlines of one line of type from `x` on the baseline `y`, and how wide it runs. */
export function line(text: string, { face, size, tracking = 0 }: Style, x = 0, y = 0) {
  let pen = x;
  const parts = runs(text, face).map(({ font, text }) => {
    const { d, width } = outline(font, text, {
      x: pen,
      y,
      scale: size / font.unitsPerEm,
      tracking: tracking * size,
    });
    pen += width;
    return d;
  });
  return { d: parts.join(""), width: pen - x };
}

/** Splits a text by the file that has its characters; what no file has is drawn as its plain form, as 2 for ₂. */
function runs(text: string, face: Face): Array<{ font: Font; text: string }> {
  const found: Array<{ font: Font; text: string }> = [];
  for (const character of text.replaceAll(NO_BREAK, " ")) {
    for (const plain of has(face, character) ? [character] : character.normalize("NFKD")) {
      const font = has(face, plain);
      if (!font) continue;
      const last = found.at(-1);
      if (last?.font === font) last.text += plain;
      else found.push({ font, text: plain });
    }
  }
  return found;
}

const has = (face: Face, character: string) =>
  face.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const NO_BREAK = "\u00a0";

/** "ISO 27001" and "& Ratings" stay on one line. */
const glued = /(\b[A-Z]{2,} (?=[A-Z]?\d)|& )/g;

const weakEnd = /^(a|and|by|for|from|in|of|on|or|the|to|with)$/i;

export type Setting = { lines: string[]; cost: number };

/** The best way to set a text in at most `most` lines of at most `measure` pixels; undefined if there is none. */
export function breakLines(text: string, style: Style, measure: number, most: number): Setting | undefined {
  const words = text.replace(glued, (match) => match.replace(" ", NO_BREAK)).split(" ");
  const widths = words.map((word) => line(word, style).width);
  const space = line(" ", style).width;
  let best: { ends: number[]; cost: number } | undefined;
  const search = (from: number, ends: number[], cost: number): void => {
    if (from === words.length) {
      if (!best || cost < best.cost) best = { ends, cost };
      return;
    }
    if (ends.length === most) return;
    let run = -space;
    for (let to = from + 1; to <= words.length; to += 1) {
      run += space + (widths[to - 1] ?? 0);
      if (run > measure) return;
      const isLast = to === words.length;
      const slack = (1 - run / measure) ** 2 * (isLast ? 0.6 : 1);
      const end = words[to - 1] ?? "";
      const sense = isLast ? 0 : weakEnd.test(end) ? 0.25 : end.endsWith(",") ? -0.15 : 0;
      search(to, [...ends, to], cost + slack + sense + 0.12);
    }
  };
  search(0, [], 0);
  if (!best) return undefined;
  const { ends, cost } = best;
  return { lines: ends.map((end, index) => words.slice(ends[index - 1] ?? 0, end).join(" ")), cost };
}
