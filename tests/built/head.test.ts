import { readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { lastChanged } from "../../site/build/last-changed.ts";
import { siteConfig } from "../../site/config.ts";
import { sitePaths } from "../../site/content/records/paths.ts";
import {
  all,
  client,
  innerText,
  isIndexable,
  linked,
  meta,
  type Page,
  pages,
  title,
} from "./pages.ts";

const { siteUrl } = siteConfig();
const NOT_INDEXED = ["/search", "/thank-you", "/cbam-thank-you", "/404", "/blog/not-found"];
/** Holds two answers, of which one is shown: that of the site and that of the blog. */
const TWO_ANSWERS = "/404";
const url = (page: Page) => `${siteUrl}${page.path}`;

test("every route of the site was built, and nothing else", () => {
  const built = pages.filter(({ isNotFound }) => !isNotFound).map((page) => page.path);
  expect(built.sort()).toEqual(sitePaths().sort());
});

describe.each(["title", "description"] as const)("%s", (part) => {
  const read = (page: Page) => (part === "title" ? title(page) : (meta(page, "description") ?? ""));
  const [shortest, longest] = part === "title" ? [10, 70] : [70, 165];

  test("is on no two pages, those of one list included", () => {
    const byText = Map.groupBy(pages, read);
    const shared = [...byText].filter(([, sharing]) => sharing.length > 1);
    expect(
      shared.map(([text, sharing]) => `${sharing.map((page) => page.path).join(", ")}: ${text}`),
    ).toEqual([]);
  });

  test("has a length that search results can show", () => {
    const wrong = pages.filter(
      (page) => read(page).length < shortest || read(page).length > longest,
    );
    expect(wrong.map((page) => `${page.path}: ${read(page).length} characters`)).toEqual([]);
  });
});

test("a page has one h1, and it says something", () => {
  const wrong = pages.filter((page) => {
    const headings = all(page.root, "h1").map(innerText);
    const expected = page.path === TWO_ANSWERS ? 2 : 1;
    return headings.length !== expected || headings.some((heading) => heading.trim() === "");
  });
  expect(wrong.map((page) => page.path)).toEqual([]);
});

test("headings go down one level at a time", () => {
  const wrong = pages.flatMap((page) => {
    const levels = all(page.root, "h1", "h2", "h3", "h4", "h5", "h6").map(({ name }) =>
      Number(name.slice(1)),
    );
    const jump = levels.findIndex(
      (level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1,
    );
    return jump < 0 ? [] : [`${page.path}: h${levels[jump - 1]} is followed by h${levels[jump]}`];
  });
  expect(wrong).toEqual([]);
});

test("every page names its own url, and only that", () => {
  const wrong = pages.filter((page) => linked(page, "canonical").join() !== url(page));
  expect(wrong.map((page) => `${page.path}: ${linked(page, "canonical")}`)).toEqual([]);
});

test("only confirmations, the search and not-found pages stay out of search results", () => {
  const left = pages.filter((page) => !isIndexable(page)).map((page) => page.path);
  expect(left.sort()).toEqual(NOT_INDEXED.toSorted());
});

test("sharing tags repeat title, description and url", () => {
  const wrong = pages.filter(
    (page) =>
      !title(page).startsWith(meta(page, "og:title") ?? "-") ||
      meta(page, "og:description") !== meta(page, "description") ||
      meta(page, "og:url") !== url(page),
  );
  expect(wrong.map((page) => page.path)).toEqual([]);
});

describe("for search engines", () => {
  test("robots.txt → names the sitemap and forbids nothing", () => {
    const robots = readFileSync(path.join(client, "robots.txt"), "utf8");
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
    expect(robots).not.toContain("Disallow");
  });

  test("the sitemap → exactly the indexable pages, by the urls they give themselves", () => {
    const parts = locations("sitemap-index.xml");
    const listed = parts.flatMap((part) => locations(path.basename(new URL(part).pathname)));
    expect(parts).toEqual([`${siteUrl}/sitemap-0.xml`]);
    const canonical = pages.filter(isIndexable).flatMap((page) => linked(page, "canonical"));
    expect(listed.sort()).toEqual(canonical.sort());
  });

  test("the sitemap → says when a page changed where its content tells, and nothing else", () => {
    const days = elements("sitemap-0.xml", "url").map((entry) => {
      const said = (name: string) =>
        all(entry.children, name).map((part) => DomUtils.textContent(part))[0];
      return [said("loc")?.replace(siteUrl, "") || "/", said("lastmod")?.slice(0, 10)];
    });
    const changed = lastChanged();
    expect(days.filter(([, day]) => day).length).toBeGreaterThan(10);
    expect(days).toEqual(days.map(([path = "/"]) => [path, changed.get(path)]));
  });
});

function locations(file: string): string[] {
  return elements(file, "loc").map((location) => DomUtils.textContent(location));
}

function elements(file: string, name: string) {
  const { children } = parseDocument(readFileSync(path.join(client, file), "utf8"), {
    xmlMode: true,
  });
  return all(children, name);
}
