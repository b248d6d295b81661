import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type CachedFile = { file: string; width: number; height: number };
export type CachedPicture = { wide: CachedFile; tall?: CachedFile };

type Index = Record<string, { key: string; picture: CachedPicture }>;

/** What was drawn before from the same inputs, if its files are still there. */
export function findCached(cacheDir: string, name: string, key: string): CachedPicture | undefined {
  const entry = readIndex(cacheDir)[name];
  if (entry?.key !== key) return undefined;
  const files = [entry.picture.wide, entry.picture.tall].filter((file) => file !== undefined);
  return files.every(({ file }) => existsSync(join(cacheDir, file))) ? entry.picture : undefined;
}

/** Remembers a picture and removes its earlier versions, so that the folder can be published whole. */
export function addToCache(cacheDir: string, name: string, key: string, picture: CachedPicture): void {
  const current = new Set([picture.wide.file, picture.tall?.file]);
  const own = new RegExp(`^${name}-(wide|tall)\\.[0-9a-f]{8}\\.svg$`);
  for (const file of readdirSync(cacheDir)) {
    if (own.test(file) && !current.has(file)) rmSync(join(cacheDir, file), { force: true });
  }
  write(join(cacheDir, "index.json"), JSON.stringify({ ...readIndex(cacheDir), [name]: { key, picture } }));
}

/** Writes the drawing under a name that holds a hash of its content, and returns that name. */
export function writeHashed(cacheDir: string, stem: string, content: string): string {
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
