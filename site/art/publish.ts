import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** What pages make as they are rendered: site/build/published-files.ts serves or copies this folder. */
export const publishedFolder = () => resolve(process.env.PUBLISHED_DIR ?? ".cache/published");

export const isPublished = (path: string) => existsSync(join(publishedFolder(), path));

/** Copies a file of the cache to a path of the site, unless a file is there: the path changes with the content. */
export function publish(path: string, file: string): void {
  if (!isPublished(path)) writeWhole(join(publishedFolder(), path), readFileSync(file));
}

/** Writes under another name first: two builds may share a folder, and neither must read half a file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}
