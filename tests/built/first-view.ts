import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { all, client, linked, type Page } from "./pages.ts";

/** The islands of a page. */
export const islandsOf = (page: Page) => all(page.root, "astro-island");

/** Whether an island runs without waiting for anything the visitor does. */
const startsAtOnce = ({ attribs }: ReturnType<typeof islandsOf>[number]) =>
  ["load", "idle"].includes(attribs.client ?? "");

/** The script files a browser fetches for a page that nobody touches, with all they import. */
export function firstScripts(page: Page): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const name of importsOf(file)) follow(path.posix.join(path.posix.dirname(file), name));
  };
  const named = [
    ...linked(page, "modulepreload"),
    ...all(page.root, "script").map(({ attribs }) => attribs.src),
    ...islandsOf(page)
      .filter(startsAtOnce)
      .flatMap(({ attribs }) => [attribs["renderer-url"], attribs["component-url"]]),
  ];
  for (const source of named) if (source) follow(source.slice(1));
  return [...found];
}

const imports = new Map<string, string[]>();

/** What a module imports before it runs, as it names it. */
function importsOf(file: string): string[] {
  const known = imports.get(file) ?? readImports(file);
  imports.set(file, known);
  return known;
}

function readImports(file: string): string[] {
  const { staticImports, staticExports } = parseSync(
    file,
    readFileSync(path.join(client, file), "utf8"),
  ).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
}
