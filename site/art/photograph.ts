import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentFolder } from "../../contract/firm.ts";
import type { PictureFiles } from "./picture.ts";
import { publish } from "./publish.ts";
import { packageVersion } from "./sources.ts";

type Options = { cacheDir?: string };
type Resized = { name: string; hash: string; width: number; height: number; widths: number[] };

const CACHE = resolve(".cache/photos");
const MAKER = resolve("site/art/photograph-maker.ts");
const allowed = /^photos\/[\w-]+(?:\/[\w-]+)*\.(?:jpe?g|png|webp|avif)$/i;

export const isPhoto = (reference: string) => reference.startsWith("photos/");

/** What is wrong with a photograph, as a sentence for the editor; undefined when it can be used. Makes its sizes. */
export function photoProblem(
  reference: string,
  { leastWidth, upright = false }: { leastWidth: number; upright?: boolean },
  options?: Options,
): string | undefined {
  if (!allowed.test(reference)) {
    return `“${reference}” is not the name of a photograph: use letters, digits and hyphens and jpg, png, webp or avif, as in photos/campus.jpg.`;
  }
  if (!existsSync(join(contentFolder(), reference)))
    return `There is no file content/${reference}: put the photograph there, or write another name.`;
  const photo = resized(reference, options);
  if (!photo) return `content/${reference} cannot be read as a photograph: save it as JPEG and try again.`;
  const { width, height } = photo;
  if (width < leastWidth)
    return `content/${reference} is ${width} pixels wide and must have at least ${leastWidth}: use a larger version.`;
  if (upright && width > height)
    return `content/${reference} is wider than high (${width} by ${height} pixels): a portrait is upright, as in 800 by 1000.`;
  return undefined;
}

/** Publishes a photograph in the sizes and formats that browsers choose from; throws if it cannot be read. */
export function photograph(reference: string, { cacheDir = CACHE }: Options = {}): PictureFiles {
  const photo = resized(reference, { cacheDir });
  if (!photo) throw new Error(`content/${reference} cannot be read as a photograph.`);
  const { name, hash, width, height, widths } = photo;
  const path = (size: number, ending: string) => {
    const file = `${name}-${size}.${hash}.${ending}`;
    publish(`/photos/${file}`, join(cacheDir, file));
    return `/photos/${file}`;
  };
  const sizes = (ending: string) => widths.map((size) => `${path(size, ending)} ${size}w`).join(", ");
  const usual = widths.findLast((size) => size <= 960) ?? width;
  const largest = widths.at(-1) ?? width;
  return {
    name,
    source: "",
    wide: { src: path(usual, "webp"), width: largest, height: Math.round((largest * height) / width) },
    photo: { avif: sizes("avif"), webp: sizes("webp") },
  };
}

const known = new Map<string, Resized | undefined>();

/**
 * The sizes of a photograph, asked for once for each version of the file; undefined if it cannot be read.
 * Callers are synchronous and sharp is not, so another process makes the sizes.
 */
function resized(reference: string, { cacheDir = CACHE }: Options = {}): Resized | undefined {
  const file = join(contentFolder(), reference);
  const { size, mtimeMs } = statSync(file);
  const id = [file, size, mtimeMs, cacheDir].join();
  if (!known.has(id)) known.set(id, resize(reference, file, cacheDir));
  return known.get(id);
}

/** Makes all sizes unless the cache has them; undefined if the file cannot be read as a photograph. */
function resize(reference: string, file: string, cacheDir: string): Resized | undefined {
  const key = createHash("sha256").update(readFileSync(file)).update(readFileSync(MAKER));
  const hash = key.update(packageVersion("sharp")).digest("hex").slice(0, 8);
  const name = reference.replace(/^photos\/|\.\w+$/g, "").replaceAll("/", "-");
  const result = join(cacheDir, `${name}.${hash}.json`);
  if (!existsSync(result)) {
    mkdirSync(cacheDir, { recursive: true });
    try {
      execFileSync(process.execPath, [MAKER, file, cacheDir, name, hash], { stdio: "pipe" });
    } catch {
      return undefined;
    }
  }
  return { name, hash, ...JSON.parse(readFileSync(result, "utf8")) };
}
