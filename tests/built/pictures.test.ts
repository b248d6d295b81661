import { expect, test } from "vitest";
import { href, PATHS } from "../../site/paths.ts";
import { all, type Page, pages, wireSize } from "./pages.ts";

/** Bytes with brotli of what the browser fetches before anybody scrolls. */
const FIRST_VIEW = 25_600;

/** The search has nothing to show but what it finds; the table of values belongs to the estimator, which has a picture. */
const plain = [href("/search"), href("/tools/cbam-values")];
const shown = pages.filter(({ isNotFound, path }) => !isNotFound && !plain.includes(path));
const ownPicture = /^\/(art|photos)\//;
/** A thank-you shows the picture of the page it answers, the blog that of its latest; editors choose those of records. */
const borrows = (path: string) =>
  /thank-you$|^\/blog$/.test(path) || !PATHS.some((known) => known === path);
const images = (page: Page) => all(page.main, "img").map(({ attribs }) => attribs);

test("every page shows a picture of its own site", () => {
  const without = shown.filter(
    (page) => !images(page).some(({ src = "" }) => ownPicture.test(src)),
  );
  expect(without.map((page) => page.path)).toEqual([]);
});

test("no two pages lead with the same picture", () => {
  const leads = shown
    .filter(({ path }) => !borrows(path))
    .map((page) => ({
      page: page.path,
      picture: images(page).find(({ src = "" }) => ownPicture.test(src))?.src,
    }));
  const shared = [...Map.groupBy(leads, ({ picture }) => picture).values()].filter(
    ({ length }) => length > 1,
  );
  expect(shared).toEqual([]);
});

test("every picture says its size and has a text, or is marked as decoration", () => {
  const wrong = shown.flatMap((page) => [
    ...images(page)
      .filter(({ width, height, alt }) => !(Number(width) && Number(height) && alt !== undefined))
      .map(({ src }) => `${page.path}: ${src}`),
    ...all(page.main, "source")
      .filter(
        ({ attribs: { media, width, height } }) => media && !(Number(width) && Number(height)),
      )
      .map(({ attribs }) => `${page.path}: ${attribs.srcset}`),
  ]);
  expect(wrong).toEqual([]);
});

test(`pictures of the first view ≤ ${FIRST_VIEW} bytes`, () => {
  const heavy = shown
    .map((page) => {
      const first = images(page).filter(({ loading }) => loading !== "lazy");
      return {
        page: page.path,
        size: first.reduce((sum, { src = "" }) => sum + wireSize(src.slice(1)), 0),
      };
    })
    .filter(({ size }) => size > FIRST_VIEW);
  expect(heavy).toEqual([]);
  expect(shown.flatMap(images).filter(({ loading }) => loading !== "lazy").length).toBeGreaterThan(
    20,
  );
});

test("the picture of a closing has a composition for narrow screens, so that its subject is not cut away", () => {
  const shapes = shown.flatMap((page) =>
    all(page.main, "section")
      .filter(({ attribs }) => attribs["data-print"] === "hide")
      .flatMap((closing) => [...all(closing, "source"), ...all(closing, "img")].slice(0, 1))
      .map(({ attribs: { width, height } }) => ({
        page: page.path,
        shape: Number(width) / Number(height),
      })),
  );
  expect(shapes.length).toBeGreaterThan(10);
  expect(shapes.filter(({ shape }) => shape < 1 || shape > 1.6)).toEqual([]);
});
