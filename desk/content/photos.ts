import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { contentFolder } from "../../contract/firm.ts";
import { fileNameOf } from "../../site/content/reader/slug.ts";
import { Refusal } from "../refusal.ts";
import { putFile } from "./store.ts";

export const LARGEST_FILE = 25 * 1024 * 1024;
const LARGEST_SIDE = 2400;
const MOST_PIXELS = 120_000_000;
/** No picture of the site has room for a longer strip. */
const LONGEST_RATIO = 10;

/** The least width by use, the same as in the check of the content, and the ratio of width to height to show. */
const USES = {
  picture: { width: 960, crop: undefined },
  portrait: { width: 640, crop: 4 / 5 },
} as const;

export type Use = keyof typeof USES;

const FORMATS = ["jpeg", "png", "webp", "avif", "heif"];

const folder = () => path.join(contentFolder(), "photos");

export function photographs(): string[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder(), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))
    .map((name) => `photos/${name.replaceAll(path.sep, "/")}`)
    .sort();
}

/** Saves a JPEG without metadata, and returns its name; that of a portrait names an upright part of it. */
export async function savePhotograph(bytes: Uint8Array, name: string, use: Use): Promise<string> {
  if (bytes.length === 0) throw new Refusal(415, "This file is empty: choose another.");
  const photo = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
  const found = await photo.metadata().catch(refuseTooLarge);
  if (!found || !FORMATS.includes(found.format ?? ""))
    throw new Refusal(415, "The site cannot use this file: choose a JPEG, PNG, WebP or AVIF file.");
  const { width, height } = found.autoOrient;
  if (Math.max(width / height, height / width) > LONGEST_RATIO)
    throw new Refusal(
      415,
      `This photograph is ${width} by ${height} pixels, too narrow a strip: use one of another shape.`,
    );
  const { width: least, crop } = USES[use];
  const usable = crop ? Math.min(width, Math.floor(height * crop)) : width;
  const wide = `It must be at least ${least} pixels wide`;
  const needed = crop ? `A portrait needs at least ${least} by ${least / crop}` : wide;
  if (usable < least)
    throw new Refusal(
      415,
      `This photograph is ${width} by ${height} pixels. ${needed}: use a larger one.`,
    );
  const made = await photo
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
    .catch(() => {
      throw new Refusal(415, "This photograph is damaged: save it again, or choose another.");
    });
  const reference = freeName(fileNameOf(name.replace(/\.\w+$/, "")) || "photograph");
  putFile(path.join(contentFolder(), reference), made);
  return crop ? `${reference}#${uprightPart(crop / (width / height))}` : reference;
}

/** Of anything else that cannot be read there is no more to say than that it is no photograph. */
function refuseTooLarge({ message }: Error): undefined {
  if (!message.includes("pixel limit")) return undefined;
  throw new Refusal(
    415,
    `This photograph has more than ${MOST_PIXELS / 1_000_000} million pixels: save it smaller, and choose that.`,
  );
}

/** The largest part of this share of the width, from the middle; of the height, where faces are. */
function uprightPart(share: number): string {
  const [width, height] = [Math.min(share, 1), Math.min(1 / share, 1)];
  return [(1 - width) / 2, (1 - height) / 4, width, height]
    .map((part) => Math.round(part * 100))
    .join("-");
}

function freeName(slug: string): string {
  const taken = new Set(photographs());
  for (let count = 1; ; count += 1) {
    const reference = `photos/${slug}${count === 1 ? "" : `-${count}`}.jpg`;
    if (!taken.has(reference)) return reference;
  }
}

const PHOTOGRAPH = /^content\/(photos\/.+\.(?:jpe?g|png|webp|avif))$/i;

export const isRecord = (file: string) => /\.(yaml|md)$/.test(file);

/** The photographs that no record names. Searches the texts: names have no blanks, so YAML never breaks their lines. */
export function unnamedPhotographs(files: Map<string, Buffer>): string[] {
  const words = [...files].flatMap(([file, bytes]) => (isRecord(file) ? bytes.toString() : []));
  return [...files.keys()].filter((file) => {
    const name = PHOTOGRAPH.exec(file)?.[1];
    return name !== undefined && !words.some((text) => text.includes(name));
  });
}
