import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/**
 * Pictures, photographs and share cards are made while a page that shows them is rendered, kept in .cache by content,
 * and laid out here under their addresses; site/build/published-files.ts serves this folder or copies it into the build.
 */
export const publishedFolder = () => resolve(process.env.PUBLISHED_DIR ?? ".cache/published");

const done = new Set<string>();

/** Makes a file of the cache available at an address of the site. */
export function publish(address: string, file: string): void {
  const target = join(publishedFolder(), address);
  if (done.has(target)) return;
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}`;
    copyFileSync(file, draft);
    renameSync(draft, target);
  }
  done.add(target);
}
