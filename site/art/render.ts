import { resolve } from "node:path";
import { type CachedFile, type CachedPicture, findCached, keep, writeHashed } from "./cache.ts";
import { monogramPicture } from "./monogram.ts";
import { optimise } from "./optimise.ts";
import type { Frame, Picture, Shape } from "./picture.ts";
import { type PictureName, pictures } from "./registry.ts";
import { sourceKey } from "./sources.ts";

export type PictureFile = { src: string; width: number; height: number };
export type PictureFiles = { name: string; source: string; wide: PictureFile; tall?: PictureFile };

type Options = { cacheDir?: string };

const rendered = new Map<string, PictureFiles>();

/** Draws a picture into the cache, unless the same inputs were drawn before, and says where it is served. */
export function renderPicture(name: PictureName, options: Options = {}): PictureFiles {
  return render(name, pictures[name], options, () => sourceKey(`pictures/${name}.ts`));
}

/** A portrait without a photograph. People with different seeds stand before different years. */
export function monogram(initials: string, seed: number, options: Options = {}): PictureFiles {
  const letters = initials.toLowerCase().replace(/[^a-z]/g, "");
  const name = `monogram-${letters || "x"}-${seed}`;
  return render(name, monogramPicture(initials, seed), options, () =>
    sourceKey("monogram.ts", initials, seed),
  );
}

function render(name: string, picture: Picture, options: Options, makeKey: () => string): PictureFiles {
  const cacheDir = resolve(options.cacheDir ?? ".cache/art");
  const known = rendered.get(`${cacheDir}/${name}`);
  if (known) return known;
  const key = makeKey();
  const cached = findCached(cacheDir, name, key) ?? drawInto(cacheDir, name, key, picture);
  const files: PictureFiles = { name, source: picture.source, wide: served(cached.wide) };
  if (cached.tall) files.tall = served(cached.tall);
  rendered.set(`${cacheDir}/${name}`, files);
  return files;
}

function drawInto(cacheDir: string, name: string, key: string, { frames, draw }: Picture): CachedPicture {
  const drawn = (shape: Shape, frame: Frame): CachedFile => ({
    file: writeHashed(cacheDir, `${name}-${shape}`, optimise(draw({ ...frame, shape }))),
    ...frame,
  });
  const picture: CachedPicture = { wide: drawn("wide", frames.wide) };
  if (frames.tall) picture.tall = drawn("tall", frames.tall);
  keep(cacheDir, name, key, picture);
  return picture;
}

const served = ({ file, width, height }: CachedFile): PictureFile => ({ src: `/art/${file}`, width, height });
