import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The colours of brand/tokens.css, for all that cannot use CSS variables: pictures, mails, the server's own pages. */
const beside = join(import.meta.dirname, "tokens.css");
// A build of the site bundles this module into another folder, and the tokens stay in the repository.
const file = existsSync(beside) ? beside : resolve("brand/tokens.css");

const colours = new Map(
  [...readFileSync(file, "utf8").matchAll(/--(?:color-)?([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  ),
);

/** "#10231c" for "ink"; "dark-ink" is the colour of the dark theme. Throws if there is no such colour. */
export function colour(name: string): string {
  const value = colours.get(name);
  if (!value) throw new Error(`brand/tokens.css has no colour “${name}”.`);
  return value;
}

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
type Scale<Steps> = { [Step in keyof Steps]: string };

export const scale = (name: string) =>
  STEPS.map((step) => colour(`${name}-${step}`)) as unknown as Scale<typeof STEPS>;
