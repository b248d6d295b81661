import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** From below: a file imports from its own layer and those before it. Of two that fit, the longer name is the file's. */
const LAYERS = `
  brand contract
  site/paths.ts site/dates site/climate site/certificates
  site/content/reader site/content/records site/config.ts site/tools site/art site/outputs
  site/ui site/sections site/views site/islands site/layout
  site/sections/application/application.astro site/sections/thanks/thanks.astro site/sections/sections.astro site/content/collections.ts site/build site/for-desk.ts site/pages
  server/mail/smtp-url.ts server/webhooks/networks.ts server/error-text.ts server/config.ts server/http server/static server/logging.ts server/static/live.ts
  server/inbox server/mail server/intake server server/cli
  desk scripts bench`
  .trim()
  .split(/\s+/);
const APART = ["site", "server"];

const files = globSync(
  "{brand,contract,site,server,desk,scripts,bench}/**/*.{ts,tsx,astro,mjs}",
).filter((file) => !/\.test\.tsx?$|\.d\.m?ts$/.test(file));
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const all = files.flatMap((from) => (imports.get(from) ?? []).map((to) => ({ from, to })));

describe("the shape of the code", () => {
  test("every file → lies in a folder of the list of layers", () => {
    expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
  });

  test("no import → leads to a layer above, or from the site to the server or back", () => {
    const wrong = all.filter(
      ({ from, to }) =>
        layerOf(to) > layerOf(from) ||
        (APART.includes(topOf(from)) && APART.includes(topOf(to)) && topOf(from) !== topOf(to)),
    );
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test("a package that server or desk import when they run → is no development dependency", () => {
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    const running = files.filter(
      (file) => /^(server|desk)\//.test(file) && !file.startsWith("desk/ui/"),
    );
    const used = running.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^import (?!type\b).*?from "([^."][^"]*)"/gms)].map(
        ([, name = ""]) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"),
      ),
    );
    // The preview is a build of the site, and needs all that a build needs.
    const missing = used.filter((name) => !/^node:|^astro$/.test(name) && !(name in dependencies));
    expect([...new Set(missing)]).toEqual([]);
  });

  test("no file → imports itself by way of others", () => {
    expect(circles()).toEqual([]);
  });
});

function importsOf(file: string, text = readFileSync(file, "utf8")): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)[\s(]*["'](\.[^"'?]+)/g);
  return [...found]
    .map(([, to = ""]) => path.join(path.dirname(file), to))
    .filter((to) => files.includes(to));
}

/** Without those of types, which are gone when it runs: a part may name the type of the whole that is made of it. */
function runningImportsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/^(import|export) type\b[^;]*;/gm, "");
  return importsOf(file, text);
}

function layerOf(file: string): number {
  const fitting = LAYERS.filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return LAYERS.indexOf(fitting.toSorted((a, b) => b.length - a.length)[0] ?? "");
}

function topOf(file: string): string {
  return file.slice(0, file.indexOf("/"));
}

/** Goes along the imports that are there when it runs; a file met again on the way to itself closes a circle. */
function circles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (way.includes(file) || done.has(file)) return;
    for (const to of runningImportsOf(file)) follow(to, [...way, file]);
    done.add(file);
  };
  for (const file of files) follow(file, []);
  return found;
}
