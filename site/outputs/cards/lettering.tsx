import { readFile } from "node:fs/promises";
import type { CSSProperties } from "react";
import satori, { type Font } from "satori";
import { charactersOf, MORE_LETTERS, SITE_CHARACTERS } from "../../art/characters.ts";
import {
  buildCut,
  type Cut,
  DEVANAGARI,
  newsreader,
  sourceSans,
  WHOLE_SANS,
} from "../../art/fonts.ts";
import { lettersShown } from "../../art/letters-shown.ts";
import { ink, leaf, leafLight, paper, sand } from "../../art/palette.ts";
import type { Frame } from "../../art/picture.ts";
import { memoise } from "../../climate/memoise.ts";
import type { Staging } from "./staging.ts";

export type Words = { title: string; section: string | undefined; firm: string };

const column = { display: "flex", flexDirection: "column", alignItems: "flex-start" } as const;

/** How far the title's font reaches below its baseline, as a part of the font size. */
const BELOW = 0.265;

const EYEBROW = 48;
const SMALLEST = 36;

/** All words of a card, as an SVG of outlines. What follows a colon or dash in the title is set smaller. */
export async function lettering(given: Words, staging: Staging, card: Frame): Promise<string> {
  const words = await printable(given);
  const { ground, measure } = staging;
  const [colour, accent] = ground === paper || ground === sand ? [ink, leaf] : [paper, leafLight];
  const [, head = words.title, tail = ""] = /^(.*?)(?:: | – )(.*)$/.exec(words.title) ?? [];
  const top = words.section ? 151 : 146;
  const room = (staging.sky ?? card.height) - top - (words.section ? EYEBROW : 0);
  const most = tail ? Math.min(staging.lines, 3) : staging.lines;
  const rest = tail.charAt(0).toUpperCase() + tail.slice(1);
  const least = tail ? (await setLines(rest, "0", measure, [[SMALLEST, 3]])).height * 1.14 : 0;
  const title = await setLines(head, "-0.018em", measure, ladder(most, room - least));
  const linesOf = (size: number) => Math.floor((room - title.height) / (1.14 * size));
  const setRest = (size: number) =>
    setLines(rest, "0", measure, [[size, Math.min(3, Math.max(1, linesOf(size)))]]);
  const small = Math.max(SMALLEST, Math.round(title.size * 0.44));
  let more = await setRest(linesOf(small) > 1 ? small : SMALLEST);
  if (more.isCut) more = await setRest(SMALLEST);
  const foot = 74 - (tail ? (BELOW + 0.07) * small : BELOW * title.size);
  const place = staging.words === "top" ? { top } : { bottom: foot };
  const eyebrow = {
    marginBottom: EYEBROW - 27,
    fontFamily: "Text",
    fontSize: 27,
    letterSpacing: "0.01em",
    color: accent,
  };
  const smaller = {
    lineHeight: 1.14,
    marginTop: 0.695 * small - BELOW * title.size,
    opacity: 0.85,
  };
  return satori(
    <div style={{ display: "flex", fontFamily: "Title", lineHeight: 1, color: colour }}>
      <div
        style={{ position: "absolute", left: 126, top: 61, fontSize: 42, letterSpacing: "-0.02em" }}
      >
        {words.firm}
      </div>
      <div style={{ ...column, position: "absolute", left: 64, ...place }}>
        {words.section && <div style={eyebrow}>{words.section}</div>}
        <div style={column}>{title.lines}</div>
        {tail && <div style={{ ...column, ...smaller }}>{more.lines}</div>}
      </div>
    </div>,
    { ...card, fonts: await facesFor(JSON.stringify(words)) },
  );
}

const ladder = (most: number, room: number) =>
  Array.from({ length: 17 }, (_, step): Size => {
    const size = 108 - 4 * step;
    return [size, Math.min(most, linesAt(size), Math.floor(room / size))];
  });

/** The larger the type, the fewer lines look well. */
function linesAt(size: number): number {
  if (size > 84) return 2;
  return size > 70 ? 3 : 4;
}

/** A text in its best lines; if it fits at no size, it is cut off at the smallest. */
async function setLines(text: string, letterSpacing: string, measure: number, sizes: Size[]) {
  const words = text.replace(tied, "$1\u00a0").split(" ");
  const best = compose(await widths(words, letterSpacing), measure, sizes);
  const [size, lineClamp] = best ? [best.size] : (sizes.at(-1) ?? [0]);
  // Large capitals carry white space on their left; moved out by it, all lines start on one edge.
  const style = { display: "block", fontSize: size, letterSpacing, marginLeft: size * -0.035 };
  const fitting: CSSProperties = best
    ? { whiteSpace: "nowrap" }
    : { lineClamp, maxWidth: measure, wordBreak: "break-word" };
  const lines = (best?.lines ?? [words.join(" ")]).map((line) => (
    <div key={line} style={{ ...style, ...fitting }}>
      {line}
    </div>
  ));
  return { size, lines, height: size * (best ? lines.length : (lineClamp ?? 1)), isCut: !best };
}

/** The space in “ISO 27001” and in “& Ratings”, where no line may break. */
const tied = /(\b[A-Z]{2,}(?= [A-Z]?\d)|&) /g;

async function widths(words: string[], letterSpacing: string): Promise<Word[]> {
  const found: Word[] = [];
  const fontSize = 1000;
  await satori(
    <div style={{ ...column, fontFamily: "Title", fontSize, letterSpacing, whiteSpace: "nowrap" }}>
      {words.map((word) => (
        <div key={word}>{word}</div>
      ))}
    </div>,
    {
      width: 99_999,
      fonts: await facesFor(words.join(" ")),
      onNodeDetected({ textContent: text, width }) {
        if (text) found.push({ text, width: width / fontSize });
      },
    },
  );
  return found;
}

/** A character that no font has is replaced by its plain form, or left out. */
async function printable({ title, section, firm }: Words): Promise<Words> {
  const letters = await lettersShown();
  const has = (sign: string) => letters.has(sign) || JOINED.test(sign);
  const inFonts = (text: string) =>
    [...text.normalize("NFC")]
      .flatMap((sign) => (has(sign) ? sign : [...sign.normalize("NFKD")].filter(has)))
      .join("");
  return { title: inFonts(title), section: section && inFonts(section), firm: inFonts(firm) };
}

/** Joiners shape their neighbours. */
const JOINED = /[\u200c\u200d]/;

/** The large files of further letters only where a text needs them. */
async function facesFor(text: string): Promise<Font[]> {
  const isPlain = [...text].every((sign) => SITE_CHARACTERS.includes(sign));
  return isPlain ? faces() : [...(await faces()), ...(await moreFaces())];
}

const faces = memoise(() =>
  Promise.all([
    face("Title", newsreader("latin"), { opsz: 60, wght: 450 }),
    face("Text", sourceSans("latin"), { wght: 600 }),
    face("Title rupee", newsreader("latin-ext"), { opsz: 60, wght: 450 }),
  ]),
);

const MORE = Object.values(MORE_LETTERS).flatMap(charactersOf).join("");

const moreFaces = memoise(() =>
  Promise.all([
    face("Extended", newsreader("latin-ext"), { opsz: 60, wght: 450 }, MORE),
    face("Signs", WHOLE_SANS, {}, MORE),
    face("Devanagari", DEVANAGARI, { wght: 450 }, MORE),
  ]),
);

async function face(
  name: string,
  source: string,
  axes: Cut["axes"],
  characters = SITE_CHARACTERS,
): Promise<Font> {
  const cut = `card-${name.toLowerCase().replace(" ", "-")}`;
  return {
    name,
    data: await readFile(await buildCut({ name: cut, source, axes, characters, format: "sfnt" })),
  };
}

export type Word = { text: string; width: number };
type Size = [size: number, lines: number];

/** Finds large type in few, even lines; nothing if the words fit at no size. Widths are parts of the font size. */
export function compose(words: Word[], measure: number, sizes: Size[]) {
  const [[largest] = [0]] = sizes;
  const settings = sizes.flatMap(([size, most]) => {
    const broken = breakLines(words, measure / size, most);
    // One more line is worth about four pixels of size.
    return broken
      ? [{ lines: broken.lines, size, cost: broken.cost + (largest - size) * 0.034 }]
      : [];
  });
  return settings.sort((a, b) => a.cost - b.cost)[0];
}

const SPACE = 0.21;
const weakEnd = /^(a|and|by|for|from|in|of|on|or|the|to|with)$/i;

type Broken = { lines: string[]; cost: number };

/** The lines with the lowest cost: even widths, no short word such as “of” at an end. Nothing if they do not fit. */
function breakLines(words: Word[], room: number, most: number): Broken | undefined {
  if (words.length === 0) return { lines: [], cost: 0 };
  if (most <= 0) return undefined;
  let best: Broken | undefined;
  let width = 0;
  for (const [index, word] of words.entries()) {
    width += word.width + (index > 0 ? SPACE : 0);
    if (width > room) break;
    const following = words.slice(index + 1);
    const rest = breakLines(following, room, most - 1);
    if (!rest) continue;
    const cost = rest.cost + lineCost(width / room, word.text, following.length === 0);
    if (best && best.cost <= cost) continue;
    const line = words.slice(0, index + 1).map(({ text }) => text);
    best = { lines: [line.join(" "), ...rest.lines], cost };
  }
  return best;
}

/** `filled` is the part of the line that is filled, `end` its last word. The last line of a text may be shorter. */
function lineCost(filled: number, end: string, isLast: boolean): number {
  const slack = (1 - filled) ** 2;
  return isLast ? slack * 0.6 + 0.12 : slack + endCost(end) + 0.12;
}

function endCost(end: string): number {
  if (weakEnd.test(end)) return 0.25;
  return end.endsWith(",") ? -0.15 : 0;
}
