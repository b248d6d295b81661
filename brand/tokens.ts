import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * The brand's colours as brand/tokens.css has them: the site's styles are made from that file directly, and pictures,
 * mails, the server's own pages, icons and the theme colour through here.
 */
const beside = join(import.meta.dirname, "tokens.css");
// Bundled for a build of the site, this module lies elsewhere while the tokens stay in the repository.
const file = existsSync(beside) ? beside : resolve("brand/tokens.css");

const colours = new Map(
  [...readFileSync(file, "utf8").matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);

/** "#10231c" for "ink". */
export function colour(name: string): string {
  const value = colours.get(name);
  if (!value) throw new Error(`brand/tokens.css has no colour “${name}”.`);
  return value;
}

/** The steps of a scale, "data" or "night", from its first on. */
export function scale(name: string): string[] {
  return Array.from({ length: 11 }, (_, index) => colour(`${name}-${index + 1}`));
}
