import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type CspSources, siteConfig } from "../config.ts";
import { gatherAnchors } from "./anchors.ts";
import { compressFiles } from "./compress.ts";
import { type PageDocument, readDocument } from "./document.ts";
import { pageCutter } from "./page-css.ts";
import { policyTag } from "./policy.ts";

/** Turns the engine's pages into what any static host can serve: words kept together, own style inlined, a policy, everything compressed. */
export function finish(): AstroIntegration {
  return {
    name: "site:finish",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html"));
        const { styleOf, removeSheets } = pageStyles(folder);
        const { csp } = siteConfig();
        const anchors = gatherAnchors();
        for (const name of pages) {
          const file = path.join(folder, name);
          // Waiting for each of thousands of small files takes longer than reading it.
          const page = readDocument(readFileSync(file, "utf8"));
          anchors.add(name, page);
          writeFileSync(file, finishPage(page, styleOf, csp));
        }
        removeSheets();
        anchors.check();
        await compressFiles(folder);
        logger.info(`finished ${pages.length} pages`);
      },
    },
  };
}

type StyleOf = (sheets: string[], page: PageDocument) => string;

/** The page with the part of its sheets that it can use in its head, in place of the sheets themselves. */
export function finishPage(page: PageDocument, styleOf: StyleOf, csp: CspSources): string {
  const sheets = page.sheets.map(({ href }) => href);
  const kept = page.inlineStyles.slice(0, page.inlineStyles.length - page.misplacedStyles.length);
  // The engine prints a rule for its islands where the first one stands; it belongs into the head.
  const moved = page.inlineStyles.slice(kept.length).join("");
  const style = styleOf(sheets, page) + moved;
  const policy = policyTag({ scripts: page.inlineScripts, styles: [...kept, style] }, csp);
  return splice(page.html, [
    // The charset must stay within the first bytes, and the policy must stand before the first script.
    { start: page.charsetEnd, end: page.charsetEnd, text: policy },
    ...page.unbroken,
    ...[...page.sheets, ...page.misplacedStyles].map(({ start, end }) => ({ start, end, text: "" })),
    { start: page.headEnd, end: page.headEnd, text: `<style>${style}</style>` },
  ]);
}

function pageStyles(folder: string): { styleOf: StyleOf; removeSheets: () => void } {
  const cutters = new Map<string, ReturnType<typeof pageCutter>>();
  const scripts = readScripts(path.join(folder, "assets"));
  const styleOf: StyleOf = (sheets, page) => {
    const cuts = sheets.map((href) => {
      const cut = cutters.get(href) ?? pageCutter(readFileSync(path.join(folder, href), "utf8"), scripts);
      cutters.set(href, cut);
      return cut(page);
    });
    return cuts.join("");
  };
  /** No page asks for them any more. */
  const removeSheets = () => {
    for (const href of cutters.keys()) rmSync(path.join(folder, href));
  };
  return { styleOf, removeSheets };
}

function readScripts(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}

type Edit = { start: number; end: number; text: string };

function splice(html: string, edits: Edit[]): string {
  let [result, at] = ["", 0];
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
