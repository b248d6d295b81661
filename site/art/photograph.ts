import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { colour } from "../../brand/tokens.ts";
import { contentFolder } from "../../contract/firm.ts";
import { coded, type Reason } from "../content/reader/problem-words.ts";
import type { PictureFiles } from "./picture.ts";
import { publish } from "./publish.ts";
import { packageVersion } from "./sources.ts";

export type PhotoOptions = {
  cacheDir?: string;
  /** In ink and paper, with the lights evened out, so that photographs of any camera go together. */
  duotone?: boolean;
};
type Needs = { leastWidth: number; upright?: boolean };
type Resized = { name: string; hash: string; width: number; height: number; widths: number[] };

const CACHE = resolve(".cache/photos");
const MAKER = resolve("site/art/photograph-maker.ts");
const allowed = /^photos\/[\w-]+(?:\/[\w-]+)*\.(?:jpe?g|png|webp|avif)(?:#\d+(?:-\d+){3})?$/i;

/** A reference may name a part of the photograph after a #; see photograph-part.ts. */
const fileOf = (reference: string) => join(contentFolder(), reference.replace(/#.*/, ""));

export const isPhoto = (reference: string) => reference.startsWith("photos/");

/** What is wrong with a photograph; undefined when it can be used. Makes its sizes. */
export function photoProblem(
  reference: string,
  needs: Needs,
  options?: PhotoOptions,
): Reason | undefined {
  const file = `content/${reference}`;
  if (!allowed.test(reference)) return coded("badPhotoName", { reference });
  if (!existsSync(fileOf(reference))) return coded("noPhoto", { file });
  const photo = resized(reference, options);
  if (!photo) return coded("unreadablePhoto", { file });
  const { width, height } = photo;
  const { leastWidth: least, upright } = needs;
  const isPart = reference.includes("#");
  if (width < least) return coded("narrowPhoto", { file, width, least, isPart });
  if (upright && width > height) return coded("widePortrait", { file, width, height });
  return undefined;
}

/** Publishes the photograph in its sizes; throws if it cannot be read, which the check of the content has told before. */
export function photograph(reference: string, options: PhotoOptions = {}): PictureFiles {
  const { cacheDir = CACHE } = options;
  const photo = resized(reference, options);
  if (!photo) throw new Error(`content/${reference} cannot be read as a photograph.`);
  const { name, hash, width, height, widths } = photo;
  const path = (size: number, ending: string) => {
    const file = `${name}-${size}.${hash}.${ending}`;
    publish(`/photos/${file}`, join(cacheDir, file));
    return `/photos/${file}`;
  };
  const sizes = (ending: string) =>
    widths.map((size) => `${path(size, ending)} ${size}w`).join(", ");
  const usual = widths.findLast((size) => size <= 960) ?? width;
  const largest = widths.at(-1) ?? width;
  return {
    name,
    source: "",
    wide: {
      src: path(usual, "webp"),
      width: largest,
      height: Math.round((largest * height) / width),
    },
    photo: { avif: sizes("avif"), webp: sizes("webp") },
  };
}

const known = new Map<string, Resized | undefined>();

/** Callers are synchronous and sharp is not, so another process makes the sizes; undefined if it cannot. */
function resized(reference: string, { cacheDir = CACHE, duotone = false }: PhotoOptions = {}) {
  const { size, mtimeMs } = statSync(fileOf(reference));
  const id = [fileOf(""), reference, size, mtimeMs, cacheDir, duotone].join();
  if (!known.has(id)) known.set(id, resize(reference, cacheDir, duotone));
  return known.get(id);
}

function resize(reference: string, cacheDir: string, duotone: boolean): Resized | undefined {
  const file = fileOf(reference);
  const [, part = ""] = reference.split("#");
  const tones = duotone ? [colour("ink"), colour("paper")].join() : "";
  const key = createHash("sha256").update(readFileSync(file)).update(readFileSync(MAKER));
  key.update([packageVersion("sharp"), part, tones].join());
  const hash = key.digest("hex").slice(0, 8);
  const name = reference.replace(/^photos\/|\.\w+(#.*)?$/g, "").replaceAll("/", "-");
  const result = join(cacheDir, `${name}.${hash}.json`);
  if (!existsSync(result)) {
    mkdirSync(cacheDir, { recursive: true });
    try {
      execFileSync(process.execPath, [MAKER, file, cacheDir, name, hash, part, tones], {
        stdio: "pipe",
      });
    } catch {
      return undefined;
    }
  }
  return { name, hash, ...JSON.parse(readFileSync(result, "utf8")) };
}
