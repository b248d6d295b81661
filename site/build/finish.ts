import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { remembered } from "../climate/memoise.ts";
import { type SiteConfig, siteConfig } from "../config.ts";
import { today } from "../dates/today.ts";
import { compressFiles } from "./compress.ts";
import { type PageDocument, readDocument } from "./document.ts";
import { facesFor } from "./more-letters.ts";
import { cutOtherDays, otherDaysTag } from "./other-days.ts";
import { pageCutter } from "./page-css.ts";
import { beginSearchIndex } from "./search-index.ts";
import { splice } from "./splice.ts";

/** Makes pages ready for any static host: inline style, security policy, unbroken spaces, search, compressed copies. */
export const finish = (): AstroIntegration => ({
  name: "site:finish",
  hooks: {
    "astro:build:done": async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const writeSearchIndex = await beginSearchIndex(folder);
      const pages = (await readdir(folder, { recursive: true })).filter((name) =>
        name.endsWith(".html"),
      );
      const styleOf = pageStyles(folder);
      const sheets = new Set<string>();
      const { csp } = siteConfig();
      const anchors = gatherAnchors();
      for (const name of pages) {
        const file = path.join(folder, name);
        // Waiting for each of thousands of small files takes longer than reading it.
        const page = readDocument(readFileSync(file, "utf8"));
        anchors.add(name, page);
        for (const { href } of page.sheets) sheets.add(href);
        const finished = finishPage(page, styleOf, csp);
        writeFileSync(file, finished.html);
        if (finished.otherDays)
          writeFileSync(path.join(folder, finished.otherDays.file), finished.otherDays.text);
      }
      // Every page has its style inline now.
      for (const href of sheets) rmSync(path.join(folder, href));
      anchors.check();
      await writeSearchIndex();
      await compressFiles(folder);
      logger.info(`finished ${pages.length} pages`);
    },
  },
});

type StyleOf = (sheets: string[], page: PageDocument) => string;

/** The finished page, and the file that holds its words for other days, if it has such. */
export function finishPage(page: PageDocument, styleOf: StyleOf, csp: SiteConfig["csp"]) {
  const sheets = page.sheets.map(({ href }) => href);
  const inPlace = page.inlineStyles.slice(
    0,
    page.inlineStyles.length - page.misplacedStyles.length,
  );
  // Astro writes a style element before the first island; HTML allows it in the head only.
  const moved = page.inlineStyles.slice(inPlace.length).join("");
  const { moreLetters } = page;
  const letters = moreLetters ? facesFor(moreLetters.text, page.html) : "";
  const style = letters + styleOf(sheets, page) + moved;
  const removed = [...page.sheets, ...page.misplacedStyles, ...(moreLetters ? [moreLetters] : [])];
  const policy = policyTag({ scripts: page.inlineScripts, styles: [...inPlace, style] }, csp);
  const { edits, otherDays } = cutOtherDays(page, today());
  const html = splice(page.html, [
    // After the charset, which must be in the first bytes, and before the first script.
    {
      start: page.charsetEnd,
      end: page.charsetEnd,
      text: policy + (otherDays ? otherDaysTag(otherDays) : ""),
    },
    ...edits,
    ...removed.map(({ start, end }) => ({ start, end, text: "" })),
    { start: page.headEnd, end: page.headEnd, text: `<style>${style}</style>` },
  ]);
  return { html, otherDays };
}

function pageStyles(folder: string): StyleOf {
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const names = readdirSync(path.join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const scripts = new Map(names.map((name) => [name, read(`assets/${name}`)]));
  const cutterOf = remembered((href) => pageCutter(read(href), scripts));
  return (sheets, page) => sheets.map((href) => cutterOf(href)(page)).join("");
}

function policyTag(
  inline: { scripts: string[]; styles: string[] },
  extra: SiteConfig["csp"],
): string {
  const policy = Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts.map(sha256), ...extra.script],
    "style-src": ["'self'", ...inline.styles.map(sha256)],
    "img-src": ["'self'", "data:", ...extra.image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...extra.connect],
    "form-action": ["'self'", ...extra.formAction],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
  })
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

const sha256 = remembered(
  (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
);

type Anchored = Pick<PageDocument, "ids" | "anchors">;

/** Checks the #anchors in links between built pages: only now are the ids of all pages known. */
export function gatherAnchors() {
  const pages = new Map<string, Anchored>();
  return {
    /** `name` is the file of the page, as in blog/7/index.html. */
    add(name: string, { ids, anchors }: Anchored): void {
      pages.set(`/${name}`.replace(/\/?index\.html$/, "") || "/", { ids, anchors });
    },
    check(): void {
      const broken = [...pages].flatMap(([from, { anchors }]) =>
        [...new Set(anchors)]
          .filter((link) => !leadsSomewhere(link, from, pages))
          .map((link) => `  ${from} links to ${link}, and no element there has that id.`),
      );
      if (broken.length > 0)
        throw new Error(`Some links lead to places that do not exist:\n${broken.join("\n")}`);
    },
  };
}

/** Links to other sites and to paths without a page here count as right. */
function leadsSomewhere(link: string, from: string, pages: Map<string, Anchored>): boolean {
  if (!/^[/#?]/.test(link)) return true;
  const { pathname, hash } = new URL(link, `http://site${from}`);
  const target = pages.get(pathname);
  return !target || hash === "" || target.ids.has(decodeURIComponent(hash.slice(1)));
}
