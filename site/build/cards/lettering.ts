import { readFileSync } from "node:fs";
import { stripes } from "../../art/draw/stripes.ts";
import { path, svg } from "../../art/draw/svg.ts";
import { ink, leaf, leafLight, paper } from "../../art/palette.ts";
import type { Frame } from "../../art/picture.ts";
import type { Staging } from "./staging.ts";
import { breakLines, type Faces, line, type Style } from "./type.ts";

export type Words = { title: string; section: string | undefined; firm: string };

const MARGIN = 64;
const BAND = 16;
const MARK = { top: 54, size: 48 };

type Line = { text: string; style: Style; fill: string; opacity?: number; drop: number };

/** Everything drawn over the picture: the mark, the words as outlines and the record along the foot. */
export function lettering(words: Words, staging: Staging, faces: Faces, card: Frame): string {
  const colours = isLight(staging.ground)
    ? { main: ink, section: leaf }
    : { main: paper, section: leafLight };
  const lines = block(words, staging, faces, colours);
  const height = lines.reduce((sum, { drop }) => sum + drop, 0);
  let y = staging.words === "top" ? 146 : card.height - BAND - 58 - height;
  const set = lines.map(({ text, style, fill, opacity, drop }) => {
    y += drop;
    // Large capitals carry white space on their left; moved out by it, all lines start on one edge.
    return path(line(text, style, MARGIN - style.size * 0.035, y).d, { fill, "fill-opacity": opacity });
  });
  const name = { face: faces.title, size: 42, tracking: -0.02 };
  return svg(
    card,
    [],
    mark(),
    path(line(words.firm, name, MARGIN + MARK.size + 14, MARK.top + 38).d, { fill: colours.main }),
    ...set,
    stripes({ y: card.height - BAND, width: card.width, height: BAND }),
  );
}

/** Section, title, and what follows the title's colon in a smaller size; `drop` leads from baseline to baseline. */
function block(
  { title, section }: Words,
  { measure, lines: most }: Staging,
  faces: Faces,
  colours: { main: string; section: string },
): Line[] {
  const [, head = title, tail] = /^(.*?)(?:: | – )(.*)$/.exec(title) ?? [];
  const main = fit(head, faces, measure, tail ? Math.min(most, 3) : most);
  const small = { face: faces.title, size: Math.max(36, Math.round(main.style.size * 0.44)) };
  const tailLines = tail ? (breakLines(capitalised(tail), small, measure, 3)?.lines ?? []) : [];
  const eyebrow = { face: faces.text, size: 27, tracking: 0.01 };
  return [
    ...(section ? [{ text: section, style: eyebrow, fill: colours.section, drop: 27 }] : []),
    ...main.lines.map((text, index) => ({
      text,
      style: main.style,
      fill: colours.main,
      drop: index ? main.style.size : main.style.size * 0.72 + (section ? 26 : 0),
    })),
    ...tailLines.map((text, index) => ({
      text,
      style: small,
      fill: colours.main,
      opacity: 0.85,
      drop: small.size * (index ? 1.14 : 1.5),
    })),
  ];
}

/** Large type in few, even lines; one more line is worth four pixels of size. */
function fit(title: string, { title: face }: Faces, measure: number, most: number) {
  let best: { lines: string[]; style: Style; cost: number } | undefined;
  for (let size = 108; size >= 44; size -= 4) {
    const style = { face, size, tracking: -0.018 };
    const set = breakLines(title, style, measure, Math.min(most, size > 84 ? 2 : size > 70 ? 3 : 4));
    const cost = (set?.cost ?? 0) + (108 - size) * 0.034;
    if (set && (!best || cost < best.cost)) best = { lines: set.lines, style, cost };
  }
  if (!best) throw new Error(`The title “${title}” is too long for a share card.`);
  return best;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function mark(): string {
  const { top, size } = MARK;
  return readFileSync("site/public/favicon.svg", "utf8").replace(
    "<svg ",
    `<svg x="${MARGIN}" y="${top}" width="${size}" height="${size}" `,
  );
}

function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 128;
}
