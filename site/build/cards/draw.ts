import { readFile } from "node:fs/promises";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { linearGradient, rect, type Stop, svg } from "../../art/draw/svg.ts";
import { ink } from "../../art/palette.ts";
import type { Frame } from "../../art/picture.ts";
import { lettering, type Words } from "./lettering.ts";
import type { Staging } from "./staging.ts";
import type { Faces } from "./type.ts";

export const CARD: Frame = { width: 1200, height: 630 };

/** Where the picture begins when it has the right half to itself. */
const HALF = 640;
const PORTRAIT_HEIGHT = 270;

/** One file is staged; several are portraits and stand in a row. */
export type Card = { words: Words; files: string[]; staging: Staging };

export async function drawCard({ words, files, staging }: Card, faces: Faces): Promise<Buffer> {
  const scene = files.length > 1 ? row(files) : files.map((file) => stage(file, staging));
  const letters = { input: Buffer.from(lettering(words, staging, faces, CARD)) };
  const drawn = await sharp({ create: { ...CARD, channels: 3, background: staging.ground } })
    .composite([...(await Promise.all(scene)), ...shade(staging), letters])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return smallEnough(sharp(drawn.data, { raw: drawn.info }));
}

const MOST_BYTES = 120_000;

/** Fine rings and fields of dots need fewer colours to stay small; everything else keeps its gradients smooth. */
async function smallEnough(card: Sharp): Promise<Buffer> {
  let png = Buffer.alloc(0);
  for (const [quality, dither] of [
    [90, 0.6],
    [65, 0.3],
    [40, 0.2],
  ]) {
    png = await card
      .clone()
      .png({ palette: true, quality, dither, effort: 7, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= MOST_BYTES) break;
  }
  return png;
}

/** The picture at its place, cut to the card, with its edge towards the words treated. */
async function stage(file: string, { at, edge }: Staging): Promise<OverlayOptions> {
  const source = await readFile(file);
  const own = await sharp(source).metadata();
  const [x, y, width] = at ?? rightHalf(own);
  const height = Math.round((width * own.height) / own.width);
  const [left, top] = [Math.max(edge === "ends" ? HALF : 0, x), Math.max(0, y)];
  const box = {
    left: left - x,
    top: top - y,
    width: Math.min(CARD.width, x + width) - left,
    height: Math.min(CARD.height, y + height) - top,
  };
  const picture = sharp(source, { density: (72 * width) / own.width })
    .resize(width, height)
    .extract(box);
  if (edge === "ends") return { ...(await raw(picture)), left, top };
  if (edge === "runs-on") {
    const { input, raw: size } = await raw(picture);
    const bottom = CARD.height - top - box.height;
    const whole = sharp(input, { raw: size }).extend({ left, top, bottom, extendWith: "copy" });
    return { input: await whole.png({ compressionLevel: 0 }).toBuffer(), left: 0, top: 0 };
  }
  const fade = { input: fadeIn(box, edge[0] - left, edge[1] - left), blend: "dest-in" } as const;
  return { ...(await raw(picture.ensureAlpha().composite([fade]))), left, top };
}

async function raw(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

/** Covers the right half, centred. */
function rightHalf(own: Frame): [x: number, y: number, width: number] {
  const room = CARD.width - HALF;
  const width = Math.ceil(Math.max(room, (CARD.height * own.width) / own.height));
  const height = (width * own.height) / own.width;
  return [Math.round(HALF - (width - room) / 2), Math.round((CARD.height - height) / 2), width];
}

/** Slow at both ends, so that no line shows where the picture begins. */
function fadeIn(box: Frame, from: number, to: number): Buffer {
  const stops = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((at): Stop => [at, "#fff", at * at * (3 - 2 * at)]);
  const fade = linearGradient("fade", [from, 0, to, 0], stops, "userSpaceOnUse");
  return Buffer.from(svg(box, [fade], rect(0, 0, box.width, box.height, { fill: "url(#fade)" })));
}

function shade({ shade }: Staging): OverlayOptions[] {
  if (!shade) return [];
  const stops: Stop[] = [
    [0, ink, shade],
    [1, ink, 0],
  ];
  const fall = linearGradient("fall", [0, 0, 0.66, 0], stops);
  return [
    { input: Buffer.from(svg(CARD, [fall], rect(0, 0, CARD.width, CARD.height, { fill: "url(#fall)" }))) },
  ];
}

function row(files: string[]): Array<Promise<OverlayOptions>> {
  const edges = [...files, ""].map((_, index) => Math.round((index * CARD.width) / files.length));
  return files.map(async (file, index) => {
    const left = edges[index] ?? 0;
    const width = (edges[index + 1] ?? 0) - left;
    const portrait = sharp(file).resize(width, PORTRAIT_HEIGHT, { fit: "cover", position: "top" });
    return { ...(await raw(portrait)), left, top: CARD.height - PORTRAIT_HEIGHT };
  });
}
