import { readFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { posts } from "../../site/content/records/posts.ts";
import { postHtml } from "../../site/outputs/html/post-html.ts";
import { href } from "../../site/paths.ts";
import { firstScripts, islandsOf } from "./first-view.ts";
import {
  all,
  client,
  filesEndingIn,
  innerText,
  linked,
  type Page,
  pages,
  wireSize,
} from "./pages.ts";

/**
 * Bytes with brotli, as bodies; tests/browser/transfer.spec.ts measures scripts as a browser receives them. Two pages
 * are heavier than others by their words alone: the calendar has each of its twelve trainings in full, because no
 * script is needed to read them, and the CBAM page is a whole landing page with two forms and a certificate that is
 * followed to its meter. Two more show a page of a document as text, and a question or a certificate to try. A tool
 * brings what it decides by: codes, conditions, years. The first script and the style of every page have 400 bytes for
 * words of other days and for what is laid out later. A page that writes CO₂ has 60 bytes of rules for the figure.
 */
const BUDGET = {
  html: { page: 24_832, calendar: 27_136, landing: 30_720, proof: 26_880, values: 25_344 },
  scripts: 6_784,
  preloadedFonts: 33_792,
  picture: 15_360,
};

const measured = pages.map((page) => ({
  page: page.path,
  html: wireSize(page.file),
  htmlBudget: BUDGET.html[kindOf(page)],
  scripts: sum(firstScripts(page).map(wireSize)),
}));

test("a first response, HTML with its style, stays within the budget of its kind", () => {
  expect(measured.filter(({ html, htmlBudget }) => html > htmlBudget)).toEqual([]);
});

/** A phone styles and lays out every element. What nobody can see before 2031 is none of them. */
test("a page has no more elements than its kind needs", () => {
  const counted = pages.map((page) => ({
    page: page.path,
    elements: all(page.root).length,
    most: mostOf(page),
  }));
  expect(counted.filter(({ elements, most }) => elements > most)).toEqual([]);
});

test("the scripts of a first view are found, and stay within their budget", () => {
  expect(measured.filter(({ scripts }) => scripts < 1_000 || scripts > BUDGET.scripts)).toEqual([]);
});

test("preloaded fonts → two files within their budget", () => {
  const wrong = pages.filter((page) => {
    const fonts = linked(page, "preload");
    return (
      fonts.length !== 2 ||
      sum(fonts.map((font) => wireSize(font.slice(1)))) > BUDGET.preloadedFonts
    );
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
          (script) =>
            script.src && script.type !== "module" && !("async" in script || "defer" in script),
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
  const sentences = posts().map((post) => {
    const [longest] = all(parseDocument(postHtml(post)).children, "p")
      .map(innerText)
      .sort((a, b) => b.length - a.length);
    return { of: href("/blog/:id", post.id), text: longest ?? "" };
  });
  const carried = pages.flatMap((page) => {
    const scripts = firstScripts(page).map((file) => readFileSync(path.join(client, file), "utf8"));
    const sent = [innerText(page.root), ...scripts].join("\n");
    return sentences
      .filter(({ text }) => sent.includes(text))
      .map(({ of }) => `${page.path} carries ${of}`);
  });
  expect(carried.sort()).toEqual(sentences.map(({ of }) => `${of} carries ${of}`).sort());
});

function kindOf({ path }: Page): keyof typeof BUDGET.html {
  if (path === href("/trainings-calendar")) return "calendar";
  if (path === href("/") || path === href("/about-us")) return "proof";
  if (path === href("/tools/cbam-estimator")) return "values";
  return path === href("/services/climate-sustainability/cbam-consultancy") ? "landing" : "page";
}

function mostOf({ path }: Page): number {
  if (path === href("/contact")) return 560;
  // Twelve trainings in full.
  if (path === href("/trainings-calendar")) return 1_480;
  if (/^\/blog\/\d+$/.test(path)) return 720;
  if (path === href("/tools/cbam-estimator")) return 780;
  return path === href("/services/climate-sustainability/cbam-consultancy") ? 1_030 : 960;
}

/** The page's classes as a sheet writes them. */
function classesOf(page: Page): string[] {
  const classes = new Set(
    all(page.root).flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
  );
  return [...classes].filter(Boolean).map(asSelector);
}

/** The scripts of the first view, and those of islands that start later. */
function scriptsOf(page: Page): string[] {
  const islands = islandsOf(page).flatMap(
    ({ attribs }) => attribs["component-url"]?.slice(1) ?? [],
  );
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
