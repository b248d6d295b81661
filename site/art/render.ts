import { resolve } from "node:path";
import { type CachedFile, type CachedPicture, findCached, keep, writeHashed } from "./cache.ts";
import { monogramPicture } from "./monogram.ts";
import { optimise } from "./optimise.ts";
import { isPhoto, type PhotoPath, photograph } from "./photograph.ts";
import type { Frame, Picture, Shape } from "./picture.ts";
import { type PictureName, pictures } from "./registry.ts";
import { sourceKey } from "./sources.ts";

export type PictureFile = { src: string; width: number; height: number };

/** What a page needs to show a picture. A photograph has no source line, and lists its sizes for the browser. */
export type PictureFiles = {
  name: string;
  source: string;
  wide: PictureFile;
  tall?: PictureFile;
  photo?: { avif: string; webp: string };
};

/** As content records write it: the name of a drawing, or a photograph's path below content/. */
export type PictureReference = PictureName | PhotoPath;

type Options = { cacheDir?: string };

const rendered = new Map<string, PictureFiles>();

/** Makes a picture ready in the cache, unless the same inputs made it before, and says where it is served. */
export function renderPicture(reference: PictureReference, options: Options = {}): PictureFiles {
  if (isPhoto(reference)) return photograph(reference, options);
  const name = reference;
  return render(name, pictures[name], options, () => sourceKey(`pictures/${name}.ts`));
}

/** A member of content/team: the photograph, or a monogram until there is one. */
export function portrait(member: { photo?: PhotoPath; monogram: string; order: number }): PictureFiles {
  return member.photo ? renderPicture(member.photo) : monogram(member.monogram, member.order);
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
