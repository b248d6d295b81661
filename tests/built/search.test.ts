import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageSources } from "../../site/content/records/page-tree.ts";
import { rules } from "../../site/content/records/rules.ts";
import { href, PATHS } from "../../site/paths.ts";
import {
  all,
  client,
  type Element,
  filesEndingIn,
  innerText,
  isIndexable,
  pages,
  wireSize,
} from "./pages.ts";

type Fragment = {
  url: string;
  content: string;
  meta: { kind: string; title: string; about?: string };
};

/** What the library writes before the JSON of each of its files. */
const MARK = "pagefind_dcd";

const fragments = filesEndingIn(".pf_fragment").map((file): Fragment => {
  const text = gunzipSync(readFileSync(path.join(client, file))).toString();
  return JSON.parse(text.slice(MARK.length));
});
const ofKind = (kind: string) => fragments.filter(({ meta }) => meta.kind === kind);
const isRule = (sitePath: string) => sitePath.startsWith("/rules/");
const isNumbered = (sitePath: string) => /\/page\/\d+$/.test(sitePath);

test("every page that search engines may list → found, with a title; further pages of lists and pages of rules, which have entries, are not", () => {
  const found = ["page", "article", "training"].flatMap((kind) =>
    ofKind(kind).map(({ url }) => url),
  );
  const wanted = pages
    .filter((page) => isIndexable(page) && !isNumbered(page.path) && !isRule(page.path))
    .map((page) => page.path);
  expect([...new Set(found.map((url) => url.replace(/[?#].*/, "")))].sort()).toEqual(wanted.sort());
  expect(fragments.filter(({ meta }) => !meta.title)).toEqual([]);
});

test("what is quoted → ends like a sentence, and says no button", () => {
  expect(fragments.filter(({ content }) => !/[.?!…:]["”’)]*$/.test(content))).toEqual([]);
  const buttons =
    /View Details|Register Now|Read More|Share Article|Send Message|Submit Application/;
  expect(fragments.filter(({ content }) => buttons.test(content))).toEqual([]);
});

test("a term and its value → a space between them in what is quoted", () => {
  const fees = ofKind("training").flatMap(({ content }) => content.match(/\S* ?₹/g) ?? []);
  expect(fees.length).toBeGreaterThan(0);
  expect(fees.filter((found) => /[a-z]₹$/.test(found))).toEqual([]);
});

test("every question is found once, every rule, and every date to come with its article", () => {
  const questions = new Set(
    pages.flatMap(({ main }) =>
      all(main, "details")
        .filter(({ attribs }) => ["faq", "answers"].includes(attribs.name ?? ""))
        .map(({ attribs }) => attribs.id),
    ),
  );
  expect(
    ofKind("question")
      .map(({ url }) => url.replace(/.*#/, ""))
      .sort(),
  ).toEqual([...questions].sort());
  const found = new Set(ofKind("rule").map(({ url }) => url.replace(/[?#].*/, "")));
  expect(found).toEqual(new Set(rules().map(({ id }) => href("/rules/:slug", id))));
  expect(ofKind("date").length).toBeGreaterThan(0);
  expect(ofKind("date").filter(({ meta }) => !/\d{4}.* · /.test(meta.about ?? ""))).toEqual([]);
});

test("every result → leads to an element that is there", () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const broken = fragments
    .map(({ url }) => url)
    .filter((url) => {
      const [sitePath = "", id] = url.replace(/\?[^#]*/, "").split("#");
      const page = byPath.get(sitePath);
      return !page || (id && !all(page.root).some(({ attribs }) => attribs.id === id));
    });
  expect(broken).toEqual([]);
});

/** What the search does not read; the dates of rules have records of their own. */
const isLeftOut = (element: Element): boolean =>
  "data-pagefind-ignore" in element.attribs ||
  (element.parent?.type === "tag" && isLeftOut(element.parent as Element));

test("what is true on some days only → in no result, which is read on any day", () => {
  const dated = pages
    .flatMap(({ main }) => all(main, "span", "p"))
    .filter(({ attribs }) => "data-from" in attribs || "data-until" in attribs)
    .filter((element) => !isLeftOut(element))
    .map((element) => innerText(element).replace(/\s+/g, " ").trim())
    .filter((text) => text.length > 20);
  expect(dated.length).toBeGreaterThan(0);
  expect(dated.filter((text) => fragments.some(({ content }) => content.includes(text)))).toEqual(
    [],
  );
});

test("the page of the search → leads to every other page but the further ones of lists", () => {
  const page = pages.find(({ path: sitePath }) => sitePath === href("/search"));
  const linked = new Set(
    page && all(page.main, "a").map(({ attribs }) => attribs.href?.replace(/#.*/, "")),
  );
  const missing = pages
    .filter((other) => isIndexable(other) && !isNumbered(other.path) && !linked.has(other.path))
    .map((other) => other.path);
  // Of a collection the page that lists all its records is enough.
  const plain: string[] = [...PATHS, ...pageSources().keys()];
  const isRecord = (sitePath: string) => !plain.includes(sitePath);
  const isListed = (sitePath: string) =>
    isRecord(sitePath) && linked.has(path.posix.dirname(sitePath));
  expect(missing.filter((sitePath) => !isListed(sitePath))).toEqual([]);
  expect(isIndexable(page ?? expect.unreachable("there is no page for the search"))).toBe(false);
});

test("the bytes before the first result → the library and the head of the index, within a budget", () => {
  const files = ["pagefind.js", "pagefind-worker.js", "pagefind-entry.json", "wasm.en.pagefind"];
  const bytes = files
    .map((name) => wireSize(`pagefind/${name}`))
    .reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(102_400);
  const [head] = filesEndingIn(".pf_meta");
  expect(wireSize(head ?? "")).toBeLessThan(10_240);
  expect(wireSize("pagefind/vocabulary.txt")).toBeLessThan(20_480);
});
