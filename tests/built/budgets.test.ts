import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { client, elements, filesEndingIn, type Page, pages, wireSize } from "./pages.ts";

/** Bytes with brotli. One response of HTML fits the first flight of a new connection. */
const BUDGET = { html: 14_336, scripts: 107_520, fonts: 61_440, picture: 15_360 };

const measured = pages.map((page) => ({
  page: page.path,
  html: wireSize(fileOf(page)),
  scripts: [...firstScripts(page)].reduce((sum, file) => sum + wireSize(file), 0),
}));
const pictures = filesEndingIn(".svg")
  .filter((name) => name.startsWith("art/"))
  .map((name) => ({ picture: name, size: wireSize(name) }));
const fonts = filesEndingIn(".woff2").map((name) => ({ font: name, size: wireSize(name) }));

console.log(
  [
    table("Largest pages", measured, "page", "html", BUDGET.html),
    table("Most script on first view", measured, "page", "scripts", BUDGET.scripts),
    table("Largest pictures", pictures, "picture", "size", BUDGET.picture),
  ].join("\n\n"),
);

test(`HTML with its style ≤ ${BUDGET.html} bytes`, () => {
  expect(measured.filter(({ html }) => html > BUDGET.html)).toEqual([]);
});

test(`scripts of a first view ≤ ${BUDGET.scripts} bytes`, () => {
  expect(measured.filter(({ scripts }) => scripts > BUDGET.scripts)).toEqual([]);
  expect(Math.min(...measured.map(({ scripts }) => scripts))).toBeGreaterThan(50_000);
});

test(`all fonts together ≤ ${BUDGET.fonts} bytes, two of them preloaded, and a KB each for ₹ where it is shown`, () => {
  expect(fonts.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(BUDGET.fonts);
  const expected = (page: Page) => (page.html.includes("₹") ? 4 : 2);
  const wrong = pages.filter((page) => preloads(page, "preload", "font").length !== expected(page));
  expect(wrong.map((page) => page.path)).toEqual([]);
});

test(`a picture ≤ ${BUDGET.picture} bytes`, () => {
  expect(pictures.filter(({ size }) => size > BUDGET.picture)).toEqual([]);
});

test("the pages of the blog carry no article but their own", () => {
  const bodies = pages.filter((page) => /^\/blog\/\d+$/.test(page.path) && !page.isNotFound);
  const sentences = bodies.map((page) => {
    const paragraphs = elements(elements(page.body, "article")[0]?.inner ?? "", "p");
    const [longest] = paragraphs.toSorted((a, b) => b.inner.length - a.inner.length);
    return { of: page.path, text: longest?.inner ?? "" };
  });
  const strays = pages.flatMap((page) => {
    const scripts = [...firstScripts(page)].map((file) => readFileSync(path.join(client, file), "utf8"));
    const sent = [page.html, ...scripts].join("\n");
    return sentences
      .filter(({ of, text }) => of !== page.path && sent.includes(text))
      .map(({ of }) => `${page.path} carries ${of}`);
  });
  expect(bodies.length).toBeGreaterThan(0);
  expect(strays).toEqual([]);
});

function fileOf({ path: address, isNotFound }: Page): string {
  return isNotFound ? `${address.slice(1)}.html` : path.posix.join(address.slice(1), "index.html");
}

/** What the browser fetches before the page is interactive: preloaded modules, the entry, and their static imports. */
function firstScripts(page: Page): Set<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const source = readFileSync(path.join(client, file), "utf8");
    for (const name of staticImports(source)) follow(path.posix.join(path.posix.dirname(file), name));
  };
  for (const href of preloads(page, "modulepreload")) follow(href.slice(1));
  for (const { attributes, inner } of elements(page.html, "script")) {
    if (attributes.src) follow(attributes.src.slice(1));
    if (attributes.type !== "module") continue;
    for (const [, address = ""] of inner.matchAll(/(?:from|import)\s*\(?\s*"(\/[^"]+)"/g))
      follow(address.slice(1));
  }
  return found;
}

function staticImports(source: string): string[] {
  return [...source.matchAll(/(?:^|[;}\s])(?:import|export)(?:[^"'();]*?\bfrom)?\s*["'](\.[^"']+)["']/g)].map(
    ([, name = ""]) => name,
  );
}

function preloads(page: Page, rel: string, as?: string): string[] {
  return elements(page.html, "link")
    .filter(({ attributes }) => attributes.rel === rel && (as === undefined || attributes.as === as))
    .map(({ attributes }) => attributes.href ?? "");
}

function table<Row extends Record<string, string | number>>(
  heading: string,
  rows: Row[],
  label: keyof Row,
  size: keyof Row,
  budget: number,
): string {
  const largest = rows.toSorted((a, b) => Number(b[size]) - Number(a[size])).slice(0, 5);
  const lines = largest.map((row) => {
    const percent = Math.round((Number(row[size]) / budget) * 100);
    return `  ${String(row[size]).padStart(7)}  ${String(percent).padStart(3)}%  ${row[label]}`;
  });
  return [`${heading} (bytes with brotli, budget ${budget})`, ...lines].join("\n");
}
