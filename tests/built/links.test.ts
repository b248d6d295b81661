import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { siteConfig } from "../../site/config.ts";
import { all, client, meta, type Page, pages } from "./pages.ts";

const { siteUrl } = siteConfig();
const byPath = new Map(
  pages.filter(({ isNotFound }) => !isNotFound).map((page) => [page.path, page]),
);

test("every internal link leads to a page or file, and every anchor to an element", () => {
  const foundOn = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const { attribs } of all(page.root, "a")) {
      const { href = "(no href)" } = attribs;
      const reason = brokenBecause(href, page);
      if (!reason) continue;
      const problem = `${href} ${reason}`;
      foundOn.set(problem, (foundOn.get(problem) ?? new Set()).add(page.path));
    }
  }
  const problems = [...foundOn].map(
    ([problem, paths]) => `${problem}: on ${[...paths].join(", ")}`,
  );
  expect(problems).toEqual([]);
});

test("every picture, script, style and font a page names was built", () => {
  const problems = pages.flatMap((page) => {
    const named = [
      meta(page, "og:image")?.replace(siteUrl, ""),
      ...all(page.root, "link", "script", "img", "source", "astro-island").flatMap(
        ({ attribs }) => [
          attribs.href,
          attribs.src,
          attribs["component-url"],
          attribs["renderer-url"],
          ...sourcesIn(attribs.srcset),
        ],
      ),
    ];
    return named
      .map((sitePath) => sitePath?.replace(/#.*$/, ""))
      .filter((sitePath) => sitePath?.startsWith("/") && !isFile(sitePath))
      .map((sitePath) => `${page.path}: ${sitePath}`);
  });
  expect(problems).toEqual([]);
});

/** "/a.avif 480w, /b.avif 960w" names two files. */
const sourcesIn = (srcset = "") => srcset.split(/,\s+/).map((entry) => entry.split(" ")[0]);

test("links to other sites are safe and use https", () => {
  const problems = pages.flatMap((page) =>
    all(page.root, "a")
      .map(({ attribs }) => attribs)
      .filter(({ href = "" }) => /^\w+:/.test(href))
      .filter(
        ({ href = "", target, rel = "" }) =>
          !/^(https|mailto|tel|webcal):/.test(href) ||
          (target === "_blank" && !rel.includes("noopener")),
      )
      .map(({ href }) => `${page.path}: ${href}`),
  );
  expect(problems).toEqual([]);
});

function brokenBecause(href: string, from: Page): string | undefined {
  const own = href.startsWith(siteUrl) ? href.slice(siteUrl.length) || "/" : href;
  if (/^\w+:/.test(own)) return undefined;
  const [before = "", hash] = own.split("#");
  const [sitePath = ""] = before.split("?");
  if (sitePath.length > 1 && sitePath.endsWith("/")) return "ends in a slash";
  const target = sitePath === "" ? from : byPath.get(sitePath);
  if (!target) return isFile(sitePath) ? undefined : "leads to no page";
  if (hash && !idsOf(target).has(decodeURIComponent(hash))) return "names an id the page lacks";
  return undefined;
}

const ids = new Map<Page, Set<string | undefined>>();

function idsOf(page: Page): Set<string | undefined> {
  const known = ids.get(page) ?? new Set(all(page.root).map(({ attribs }) => attribs.id));
  ids.set(page, known);
  return known;
}

function isFile(sitePath: string): boolean {
  return /\.\w+$/.test(sitePath) && existsSync(path.join(client, sitePath));
}
