import { readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { href } from "../../site/addresses.ts";
import { posts } from "../../site/content/posts.ts";
import { firstScripts, hasQuickIsland, islandsOf } from "./first-view.ts";
import {
  all,
  client,
  type Element,
  filesEndingIn,
  innerText,
  linked,
  type Page,
  pages,
  wireSize,
} from "./pages.ts";

/**
 * Bytes with brotli. A page for reading has no island; where one starts at once, React comes with it. The catalogue
 * is the company trainings: six categories in one page, with what people ask before they book. Service pages and
 * some articles are drawn: a figure of HTML and SVG shows how the work is done. What must stay on one line and what
 * phones fold is marked where it stands; the months of the calendar are links and a filter, not a picture of one. The
 * line that keeps the first frame until the content begins costs 30 bytes of every page. A page's style holds what
 * pointing, printing and its scripts bring about later: 1.4 KB, in place of a sheet of 18 KB beside the page.
 */
const BUDGET = {
  html: { reading: 18_944, drawn: 22_272, catalogue: 19_968, island: 26_112, calendar: 25_856 },
  // Half a kilobyte is what folds long lists on phones and lets pictures and cards come in when they are first seen, and
  // 180 bytes tell that a form which the browser posts by itself is on its way.
  scripts: { reading: 5_632, island: 76_032 },
  preloadedFonts: 33_792,
  picture: 15_360,
};

const measured = pages.map((page) => ({
  page: page.path,
  html: wireSize(page.file),
  htmlBudget: BUDGET.html[kindOf(page)],
  scripts: sum(firstScripts(page).map(wireSize)),
  scriptBudget: BUDGET.scripts[hasQuickIsland(page) ? "island" : "reading"],
}));

test("a first response, HTML with its style, stays within the budget of its kind", () => {
  expect(measured.filter(({ html, htmlBudget }) => html > htmlBudget)).toEqual([]);
});

test("the scripts of a first view stay within the budget of their kind", () => {
  expect(measured.filter(({ scripts, scriptBudget }) => scripts > scriptBudget)).toEqual([]);
});

test("the scripts are found: every page has its own, and an island brings React", () => {
  const least = (some: Page[]) =>
    Math.min(
      ...measured.filter(({ page }) => some.some(({ path }) => path === page)).map((of) => of.scripts),
    );
  expect(least(pages)).toBeGreaterThan(1_000);
  expect(least(pages.filter(hasQuickIsland))).toBeGreaterThan(40_000);
});

test("preloaded fonts → two files within their budget", () => {
  const wrong = pages.filter((page) => {
    const fonts = linked(page, "preload");
    return fonts.length !== 2 || sum(fonts.map((font) => wireSize(font.slice(1)))) > BUDGET.preloadedFonts;
  });
  expect(wrong.map((page) => page.path)).toEqual([]);
});

test("a drawing stays within its budget", () => {
  const drawings = filesEndingIn(".svg").filter((name) => name.startsWith("art/"));
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((name) => wireSize(name) > BUDGET.picture)).toEqual([]);
});

describe("first paint", () => {
  test("nothing blocks it: no script that is waited for, no stylesheet in the head", () => {
    const problems = pages.flatMap((page) => [
      ...linked(page, "stylesheet"),
      ...all(page.root, "script")
        .map(({ attribs }) => attribs)
        .filter(
          (script) => script.src && script.type !== "module" && !("async" in script || "defer" in script),
        )
        .map(({ src }) => `${page.path}: ${src}`),
    ]);
    expect(problems).toEqual([]);
  });

  test("the page brings the rules of every class that it shows or its scripts may bring", () => {
    const own = new Map(
      pages.map((page) => [page.path, namesIn(all(page.head, "style").map(innerText).join(""))]),
    );
    const known = new Set([...own.values()].flatMap((names) => [...names]));
    const problems = pages.flatMap((page) =>
      [...classesOf(page), ...scriptsOf(page).flatMap(wordsOf)]
        .filter((name) => known.has(name) && !own.get(page.path)?.has(name))
        .map((name) => `${page.path}: ${name}`),
    );
    expect(known.size).toBeGreaterThan(300);
    expect(problems).toEqual([]);
  });
});

test("the pages of the blog carry no article but their own", () => {
  const sentences = posts().map(({ id, html }) => {
    const [longest] = all(parseDocument(html).children, "p")
      .map(innerText)
      .sort((a, b) => b.length - a.length);
    return { of: href("/blog/:id", id), text: longest ?? "" };
  });
  const carried = pages.flatMap((page) => {
    const scripts = firstScripts(page).map((file) => readFileSync(path.join(client, file), "utf8"));
    const sent = [innerText(page.root), ...scripts].join("\n");
    return sentences.filter(({ text }) => sent.includes(text)).map(({ of }) => `${page.path} carries ${of}`);
  });
  expect(carried.sort()).toEqual(sentences.map(({ of }) => `${of} carries ${of}`).sort());
});

/** Each of the calendar's twelve trainings stands there in full, and so does each deadline: no script is needed. */
function kindOf(page: Page): keyof typeof BUDGET.html {
  if ([href("/trainings-calendar"), href("/deadlines")].includes(page.path)) return "calendar";
  if (page.path === href("/corporate-trainings")) return "catalogue";
  if (islandsOf(page).length > 0) return "island";
  const isService = page.path.startsWith(`${href("/services")}/`);
  return isService || all(page.main, "figure").some(isDrawn) ? "drawn" : "reading";
}

/** A figure with a heading, not a picture with its caption. */
function isDrawn({ attribs }: Element): boolean {
  return attribs["aria-labelledby"] !== undefined;
}

/** The page's classes as a sheet writes them. */
function classesOf(page: Page): string[] {
  const classes = new Set(all(page.root).flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []));
  return [...classes].filter(Boolean).map(asSelector);
}

/** The scripts of the first view, and those of islands that start later. */
function scriptsOf(page: Page): string[] {
  const islands = islandsOf(page).flatMap(({ attribs }) => attribs["component-url"]?.slice(1) ?? []);
  return [...new Set([...firstScripts(page), ...islands])];
}

const words = new Map<string, string[]>();

/** What could be a class in a script. */
function wordsOf(file: string): string[] {
  const known =
    words.get(file) ??
    [...new Set(readFileSync(path.join(client, file), "utf8").split(/[\s"'`]+/))].map(asSelector);
  words.set(file, known);
  return known;
}

const asSelector = (name: string) => `.${name.replace(/[^\w-]/g, "\\$&")}`;

/** The classes that have a rule of their own in a sheet. */
function namesIn(sheet: string): Set<string> {
  return new Set(sheet.match(/\.(?:\\.|[\w-])+(?=[{,])/g));
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
