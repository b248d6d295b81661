import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { siteConfig } from "../../site/config.ts";
import { sitePaths } from "../../site/engine/paths.ts";
import { canonical, client, elements, isIndexable, meta, type Page, pages, textOf, title } from "./pages.ts";

const { siteUrl } = siteConfig();
const NOT_INDEXED = ["/thank-you", "/cbam-thank-you"];
const address = (page: Page) => `${siteUrl}${page.path === "/" ? "/" : page.path}`;

test("every route of the site was built, and nothing else", () => {
  const built = pages.filter(({ isNotFound }) => !isNotFound).map((page) => page.path);
  expect(built.sort()).toEqual(sitePaths().sort());
});

describe.each(["title", "description"] as const)("%s", (part) => {
  const read = (page: Page) => (part === "title" ? title(page) : (meta(page, "description") ?? ""));
  const [shortest, longest] = part === "title" ? [10, 70] : [70, 165];

  test("is on no two pages", () => {
    const byText = Map.groupBy(pages, read);
    const shared = [...byText].filter(([, sharing]) => sharing.length > 1);
    expect(
      shared.map(([text, sharing]) => `${sharing.map((page) => page.path).join(", ")}: ${text}`),
    ).toEqual([]);
  });

  test("has a length that search results can show", () => {
    const wrong = pages.filter((page) => read(page).length < shortest || read(page).length > longest);
    expect(wrong.map((page) => `${page.path}: ${read(page).length} characters`)).toEqual([]);
  });
});

test("a page has one h1, and it says something", () => {
  const wrong = pages.filter((page) => {
    const headings = elements(page.body, "h1");
    return headings.length !== 1 || textOf(headings[0]?.inner ?? "").trim() === "";
  });
  expect(wrong.map((page) => page.path)).toEqual([]);
});

test("headings go down one level at a time", () => {
  const wrong = pages.flatMap((page) => {
    const levels = [...page.body.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const jump = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    return jump < 0 ? [] : [`${page.path}: h${levels[jump - 1]} is followed by h${levels[jump]}`];
  });
  expect(wrong).toEqual([]);
});

test("an indexable page names its own address, the others none", () => {
  const wrong = pages.filter((page) => canonical(page) !== (isIndexable(page) ? address(page) : undefined));
  expect(wrong.map((page) => `${page.path}: ${canonical(page)}`)).toEqual([]);
});

test("only confirmations and not-found pages stay out of search results", () => {
  const left = pages.filter((page) => !isIndexable(page)).map((page) => page.path);
  const expected = pages.filter((page) => page.isNotFound || NOT_INDEXED.includes(page.path));
  expect(left).toEqual(expected.map((page) => page.path));
});

test("sharing tags repeat title, description and address", () => {
  const wrong = pages.filter(
    (page) =>
      !title(page).startsWith(meta(page, "og:title") ?? "-") ||
      meta(page, "og:description") !== meta(page, "description") ||
      (isIndexable(page) && meta(page, "og:url") !== address(page)),
  );
  expect(wrong.map((page) => page.path)).toEqual([]);
});

test("the sitemap lists exactly the indexable pages", () => {
  const sitemap = readFileSync(path.join(client, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(pages.filter(isIndexable).map(address).sort());
  expect(readFileSync(path.join(client, "robots.txt"), "utf8")).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
