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

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
type Scale<Steps> = { [Step in keyof Steps]: string };

/** The eleven steps of a scale, "data" or "night". */
export const scale = (name: string) =>
  STEPS.map((step) => colour(`${name}-${step}`)) as unknown as Scale<typeof STEPS>;
