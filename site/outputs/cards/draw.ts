import { readFile } from "node:fs/promises";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { stripes } from "../../art/draw/stripes.ts";
import { group, linearGradient, rect, type Stop, svg } from "../../art/draw/svg.ts";
import { MARK, markShapes } from "../../art/mark.ts";
import { ink, paper } from "../../art/palette.ts";
import type { Frame } from "../../art/picture.ts";
import { lettering, type Words } from "./lettering.tsx";
import type { Staging } from "./staging.ts";

export const CARD: Frame = { width: 1200, height: 630 };

const HALF = 640;
const PORTRAIT_HEIGHT = 270;

/** More effort takes twice the time for the same bytes; a card is fetched only to show a link to its page. */
const PNG = { palette: true, quality: 80, dither: 0.3, effort: 2 };

export async function drawCard(words: Words, files: string[], staging: Staging): Promise<Buffer> {
  const drawn = [framedScene(files, staging), lettering(words, staging, CARD)] as const;
  const [{ input, raw }, letters] = await Promise.all(drawn);
  return sharp(input, { raw })
    .composite([svgLayer(letters)])
    .png(PNG)
    .toBuffer();
}

/** The pictures of a card alone: no words and no frame. */
export async function drawScene(file: string, staging: Staging): Promise<Sharp> {
  const { input, raw } = await composed([file], staging, []);
  return sharp(input, { raw });
}

const scenes = new Map<string, ReturnType<typeof composed>>();

/** A card without its words; drawn once for all pages that show the same picture in the same way. */
function framedScene(files: string[], staging: Staging): ReturnType<typeof composed> {
  const key = JSON.stringify([files, staging]);
  const scene = scenes.get(key) ?? composed(files, staging, [svgLayer(frame(staging))]);
  scenes.set(key, scene);
  return scene;
}

const svgLayer = (text: string): OverlayOptions => ({ input: Buffer.from(text) });

async function composed(files: string[], staging: Staging, over: OverlayOptions[]) {
  const scene = files.length > 1 ? portraitRow(files) : files.map((file) => stage(file, staging));
  const ground = sharp({ create: { ...CARD, channels: 3, background: staging.ground } });
  return raw(ground.composite([...(await Promise.all(scene)), ...over]));
}

async function stage(file: string, { at, edge = [HALF, HALF] }: Staging): Promise<OverlayOptions> {
  const source = await readFile(file);
  const own = await sharp(source).metadata();
  const [x, y, width] = at ?? rightHalf(own);
  const height = Math.round((width * own.height) / own.width);
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const [right, bottom] = [Math.min(CARD.width, x + width), Math.min(CARD.height, y + height)];
  const seen = sharp(source, { density: (72 * width) / own.width })
    .resize(width, height)
    .extract({ left: left - x, top: top - y, width: right - left, height: bottom - top });
  const { input, raw: size } = await raw(seen.ensureAlpha());
  const margins = { left, top, right: CARD.width - right, bottom: CARD.height - bottom };
  const placed = sharp(input, { raw: size });
  if (edge === "runs-on") return raw(placed.extend({ ...margins, extendWith: "copy" }));
  const fade = { input: fadeIn(...edge), blend: "dest-in" } as const;
  return raw(placed.extend({ ...margins, background: "#0000" }).composite([fade]));
}

async function raw(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

function rightHalf(own: Frame): [x: number, y: number, width: number] {
  const room = CARD.width - HALF;
  const width = Math.ceil(Math.max(room, (CARD.height * own.width) / own.height));
  const height = (width * own.height) / own.width;
  return [Math.round(HALF - (width - room) / 2), Math.round((CARD.height - height) / 2), width];
}

/** A mask from clear to opaque, slow at both ends, so that no line shows where the picture begins. */
function fadeIn(from: number, to: number): Buffer {
  const stops = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map(
    (at): Stop => [at, paper, at * at * (3 - 2 * at)],
  );
  const fade = linearGradient(
    "fade",
    [from, 0, Math.max(to, from + 0.1), 0, "userSpaceOnUse"],
    ...stops,
  );
  return Buffer.from(
    svg(CARD, [fade], rect(0, 0, CARD.width, CARD.height, { fill: "url(#fade)" })),
  );
}

function portraitRow(files: string[]): Array<Promise<OverlayOptions>> {
  const edges = [...files, ""].map((_, index) => Math.round((index * CARD.width) / files.length));
  return files.map(async (file, index) => {
    const left = edges[index] ?? 0;
    const width = (edges[index + 1] ?? 0) - left;
    const portrait = sharp(file).resize(width, PORTRAIT_HEIGHT, { fit: "cover", position: "top" });
    return { ...(await raw(portrait)), left, top: CARD.height - PORTRAIT_HEIGHT };
  });
}

function frame({ shade = 0 }: Staging): string {
  const stops = [shade, 0].map((opacity, at): Stop => [at, ink, opacity]);
  return svg(
    CARD,
    [linearGradient("shade", [0, 0, 0.66, 0], ...stops)],
    rect(0, 0, CARD.width, CARD.height, { fill: "url(#shade)" }),
    group({ transform: `translate(64 54) scale(${48 / MARK.size})` }, markShapes()),
    stripes({ y: CARD.height - 16, width: CARD.width, height: 16 }),
  );
}
