import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { memoise } from "../climate/memoise.ts";
import { withDarkTheme } from "./dark.ts";
import { monogramPicture } from "./monogram.ts";
import { optimise } from "./optimise.ts";
import { isPhoto, type PhotoOptions, photograph } from "./photograph.ts";
import type { Picture, PictureFile, PictureFiles, Shape, Size } from "./picture.ts";
import { isPublished, publish, writeWhole } from "./publish.ts";
import { drawingOf, pictures } from "./registry.ts";
import { artFolder, packageVersion } from "./sources.ts";

const rendered = new Map<string, PictureFiles>();

type Named = { name: string; alt: string; caption?: string };

export function shown({ name, ...words }: Named, options: PhotoOptions = {}) {
  return { picture: renderPicture(name, options), ...words };
}

/** The reference is the name of a drawing, or the path of a photograph below content/. */
export const renderPicture = (reference: string, options: PhotoOptions = {}): PictureFiles =>
  isPhoto(reference)
    ? photograph(reference, options)
    : render(reference, drawingOf(reference), options);

export const isDrawing = (name: string) => Object.hasOwn(pictures, name);

export const portrait = (member: { photo?: string; monogram: string; order: number }) =>
  member.photo
    ? renderPicture(member.photo, { duotone: true })
    : monogram(member.monogram, member.order);

/** Stands in for a portrait; the same initials and seed are the same picture. */
export function monogram(initials: string, seed: number, options: PhotoOptions = {}): PictureFiles {
  const name = `monogram-${initials.toLowerCase().replace(/[^a-z]/g, "") || "x"}-${seed}`;
  return render(name, monogramPicture(initials, seed), options);
}

/** What a published file of a drawing depends on beside the drawing. */
const finish = memoise(() => [
  ...["../../brand/tokens.css", "optimise.ts", "dark.ts"].map((file) =>
    readFileSync(join(artFolder, file)),
  ),
  packageVersion("svgo"),
]);

/** Publishes a picture with its frames and layers. Optimising takes long, so the cache has what was drawn before. */
function render(name: string, picture: Picture, options: PhotoOptions): PictureFiles {
  const cacheDir = resolve(options.cacheDir ?? ".cache/art");
  const known = rendered.get(`${cacheDir}/${name}`);
  // Another server that is started empties the folder.
  if (known && isPublished(known.wide.src)) return known;
  const { frames, entrance, layers, source, ground } = picture;
  const file = (shape: Shape, [width, height]: Size): PictureFile => {
    const drawn = picture.draw({ width, height, shape });
    const key = createHash("sha256")
      .update([drawn, ground, ...finish()].join())
      .digest("hex");
    const cached = join(cacheDir, `${name}-${shape}.${key}.svg`);
    if (!existsSync(cached))
      replaceCached(cached, `${name}-${shape}.`, withDarkTheme(ground, optimise(drawn)));
    const hash = createHash("sha256").update(readFileSync(cached)).digest("hex").slice(0, 8);
    const src = `/art/${name}-${shape}.${hash}.svg`;
    publish(src, cached);
    return { src, width, height };
  };
  const files: PictureFiles = {
    name,
    source,
    wide: file("wide", frames.wide),
    ...(frames.tall && { tall: file("tall", frames.tall) }),
    ...(entrance && { entrance }),
  };
  const parts = Object.entries(layers ?? {}).map(([layer, drawing]) => [
    layer,
    render(`${name}-${layer}`, { source, ...drawing }, options),
  ]);
  if (layers) files.layers = Object.fromEntries(parts);
  rendered.set(`${cacheDir}/${name}`, files);
  return files;
}

function replaceCached(file: string, stem: string, drawing: string): void {
  writeWhole(file, drawing);
  const folder = dirname(file);
  for (const other of readdirSync(folder))
    if (other.startsWith(stem) && other.endsWith(".svg") && join(folder, other) !== file)
      rmSync(join(folder, other), { force: true });
}
