import { expect, test } from "vitest";
import { furtherPaths, listHead, listPages, listPath } from "./lists.ts";

const items = Array.from({ length: 25 }, (_, index) => index);
const pagesOf = (some: number[]) => listPages(some, (page) => page, { size: 12 });

test("25 records, 12 a page → three pages, each record once and in order", () => {
  const pages = pagesOf(items);
  expect(pages.map((page) => page.items.length)).toEqual([12, 12, 1]);
  expect(pages.flatMap((page) => page.items)).toEqual(items);
  expect(pages[1]).toMatchObject({ number: 2, last: 3, total: 25 });
});

test.each([0, 1, 12])("%i records → one page and none after it", (count) => {
  const pages = pagesOf(items.slice(0, count));
  expect(pages).toHaveLength(1);
  expect(furtherPaths(pages)).toEqual([]);
});

test("the first page → the list's own path, the others a number", () => {
  expect(listPath("/blog", 1)).toBe("/blog");
  expect(listPath("/blog", 2)).toBe("/blog/page/2");
  expect(furtherPaths(pagesOf(items)).map(({ params }) => params.page)).toEqual(["2", "3"]);
});

test("a page after the first → own title, description, path and place in the trail", () => {
  const seo = { title: "Articles", description: "What we wrote." };
  const head = listHead("/blog", seo, 3);
  expect(head.seo.title).toBe("Articles, page 3");
  expect(head.seo.description).not.toBe(seo.description);
  expect(head.path).toBe("/blog/page/3");
  expect(head.trail.map(({ to }) => to)).toEqual(["/", "/blog", "/blog/page/3"]);
  expect(listHead("/blog", seo, 1)).toMatchObject({ seo, path: "/blog" });
});
