import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Holds the pictures, photographs and share cards of the pages under their paths. They are made while a page is
 * rendered; site/build/published-files.ts serves this folder, or copies it into the build.
 */
export const publishedFolder = () => resolve(process.env.PUBLISHED_DIR ?? ".cache/published");

export const isPublished = (path: string) => existsSync(join(publishedFolder(), path));

/** Copies a file of the cache to a path of the site, unless a file is there: the path changes with the content. */
export function publish(path: string, file: string): void {
  const target = join(publishedFolder(), path);
  if (isPublished(path)) return;
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  copyFileSync(file, draft);
  renameSync(draft, target);
}
