import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type CourseScene, courseScene } from "./course-scene.ts";
import { withDarkTheme } from "./dark.ts";
import { monogramPicture } from "./monogram.ts";
import { optimise } from "./optimise.ts";
import { isPhoto, photograph } from "./photograph.ts";
import type { Frame, Picture, PictureFile, PictureFiles, Shape } from "./picture.ts";
import { publish } from "./publish.ts";
import { type PictureName, pictures } from "./registry.ts";
import { sourceKey } from "./sources.ts";

type Options = { cacheDir?: string };

const rendered = new Map<string, PictureFiles>();

type Named = { name: string; alt: string; caption?: string };

/** A picture of a content record, ready for the Picture component. */
export function shown({ name, ...words }: Named): Omit<Named, "name"> & { picture: PictureFiles } {
  return { picture: renderPicture(name), ...words };
}

/**
 * Makes a picture ready, unless the same inputs made it before, and says where it is served. The reference is the
 * name of a drawing, or a photograph's path below content/.
 */
export function renderPicture(reference: string, options: Options = {}): PictureFiles {
  if (isPhoto(reference)) return photograph(reference, options);
  if (!isDrawing(reference)) throw new Error(`There is no drawing “${reference}” in site/art.`);
  return render(reference, pictures[reference], options, () => sourceKey(`pictures/${reference}.ts`));
}

export const isDrawing = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/** A member of content/team: the photograph, or a monogram until there is one. */
export function portrait(member: {
  photo?: string | undefined;
  monogram: string;
  order: number;
}): PictureFiles {
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

/** The view of a course that names no picture. */
export function courseView(slug: string, scene: CourseScene, options: Options = {}): PictureFiles {
  return render(`course-of-${slug}`, courseScene(scene), options, () =>
    sourceKey("course-scene.ts", JSON.stringify(scene)),
  );
}

function render(name: string, picture: Picture, options: Options, makeKey: () => string): PictureFiles {
  const cacheDir = resolve(options.cacheDir ?? ".cache/art");
  const known = rendered.get(`${cacheDir}/${name}`);
  if (known) return known;
  const key = makeKey();
  const cached = findCached(cacheDir, name, key) ?? drawInto(cacheDir, name, key, picture);
  const files: PictureFiles = { name, source: picture.source, wide: served(cacheDir, cached.wide) };
  if (cached.tall) files.tall = served(cacheDir, cached.tall);
  if (picture.entrance) files.entrance = picture.entrance;
  if (picture.layers) {
    files.layers = Object.fromEntries(
      Object.entries(picture.layers).map(([layer, drawing]) => [
        layer,
        render(`${name}-${layer}`, { source: picture.source, ...drawing }, options, () => key),
      ]),
    );
  }
  rendered.set(`${cacheDir}/${name}`, files);
  return files;
}

function drawInto(cacheDir: string, name: string, key: string, { frames, draw }: Picture): CachedPicture {
  const drawn = (shape: Shape, frame: Frame): CachedFile => ({
    file: writeHashed(cacheDir, `${name}-${shape}`, withDarkTheme(name, optimise(draw({ ...frame, shape })))),
    ...frame,
  });
  const picture: CachedPicture = { wide: drawn("wide", frames.wide) };
  if (frames.tall) picture.tall = drawn("tall", frames.tall);
  addToCache(cacheDir, name, key, picture);
  return picture;
}

function served(cacheDir: string, { file, width, height }: CachedFile): PictureFile {
  const src = `/art/${file}`;
  publish(src, join(cacheDir, file));
  return { src, width, height };
}

type CachedFile = { file: string; width: number; height: number };
type CachedPicture = { wide: CachedFile; tall?: CachedFile };

type Index = Record<string, { key: string; picture: CachedPicture }>;

/** What was drawn before from the same inputs, if its files are still there. */
function findCached(cacheDir: string, name: string, key: string): CachedPicture | undefined {
  const entry = readIndex(cacheDir)[name];
  if (entry?.key !== key) return undefined;
  const files = [entry.picture.wide, entry.picture.tall].filter((file) => file !== undefined);
  return files.every(({ file }) => existsSync(join(cacheDir, file))) ? entry.picture : undefined;
}

/** Remembers a picture and removes its earlier versions, so that the folder can be published whole. */
function addToCache(cacheDir: string, name: string, key: string, picture: CachedPicture): void {
  const current = new Set([picture.wide.file, picture.tall?.file]);
  const own = new RegExp(`^${name}-(wide|tall)\\.[0-9a-f]{8}\\.svg$`);
  for (const file of readdirSync(cacheDir)) {
    if (own.test(file) && !current.has(file)) rmSync(join(cacheDir, file), { force: true });
  }
  write(join(cacheDir, "index.json"), JSON.stringify({ ...readIndex(cacheDir), [name]: { key, picture } }));
}

/** Writes the drawing under a name that holds a hash of its content, and returns that name. */
function writeHashed(cacheDir: string, stem: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const file = `${stem}.${hash}.svg`;
  mkdirSync(cacheDir, { recursive: true });
  if (!existsSync(join(cacheDir, file))) write(join(cacheDir, file), content);
  return file;
}

function readIndex(cacheDir: string): Index {
  const file = join(cacheDir, "index.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Two builds may share the folder: a reader must never meet half a file. */
function write(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
