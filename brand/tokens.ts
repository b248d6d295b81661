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
  [...readFileSync(file, "utf8").matchAll(/--(?:color-)?([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);

/** "#10231c" for "ink"; "dark-ink" is what the dark theme has in its place. */
export function colour(name: string): string {
  const value = colours.get(name);
  if (!value) throw new Error(`brand/tokens.css has no colour “${name}”.`);
  return value;
}

/** The eleven steps of a scale, "data" or "night". */
export function scale(name: string) {
  const step = (number: number) => colour(`${name}-${number}`);
  return [
    step(1),
    step(2),
    step(3),
    step(4),
    step(5),
    step(6),
    step(7),
    step(8),
    step(9),
    step(10),
    step(11),
  ] as const;
}
