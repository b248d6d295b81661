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
  filters: { kind?: string[] };
  meta: { title?: string; to?: string };
  anchors: Array<{ element: string; id: string }>;
};

/** What the library writes before the JSON of each of its files. */
const MARK = "pagefind_dcd";

const fragments = filesEndingIn(".pf_fragment").map((file): Fragment => {
  const text = gunzipSync(readFileSync(path.join(client, file))).toString();
  return JSON.parse(text.slice(MARK.length));
});
const ofKind = (kind: string) => fragments.filter(({ filters }) => filters.kind?.[0] === kind);
const isRule = (sitePath: string) => sitePath.startsWith("/rules/");
const isNumbered = (sitePath: string) => /\/page\/\d+$/.test(sitePath);

test("every page that search engines may list → found once, with a title; further pages of lists and pages of rules, which have records, are not", () => {
  const found = ["page", "article", "training"].flatMap((kind) => ofKind(kind).map(({ url }) => url));
  const wanted = pages
    .filter((page) => isIndexable(page) && !isNumbered(page.path) && !isRule(page.path))
    .map((page) => page.path);
  expect(found.sort()).toEqual(wanted.sort());
  expect(fragments.filter(({ meta }) => !meta.title)).toEqual([]);
});

test("a term and its value → a space between them in what is quoted", () => {
  const fees = ofKind("training").flatMap(({ content }) => content.match(/\S* ?₹/g) ?? []);
  expect(fees.length).toBeGreaterThan(0);
  expect(fees.filter((found) => /[a-z]₹$/.test(found))).toEqual([]);
});

test("every question is found once, and every rule and date", () => {
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
  expect(ofKind("rule")).toHaveLength(
    rules().length + rules().flatMap(({ milestones }) => milestones).length,
  );
});

test("every result and every section of it → leads to an element that is there", () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const broken = fragments
    .flatMap(({ url, meta, anchors }) => [
      meta.to ?? url,
      ...anchors
        .filter(({ element }) => /^h\d/.test(element))
        .map(({ id }) => `${url.replace(/#.*/, "")}#${id}`),
    ])
    .filter((place) => {
      const [sitePath = "", id] = place.split("#");
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
  expect(dated.filter((text) => fragments.some(({ content }) => content.includes(text)))).toEqual([]);
});

test("the page of the search → leads to every other page but the further ones of lists", () => {
  const page = pages.find(({ path: sitePath }) => sitePath === href("/search"));
  const linked = new Set(page && all(page.main, "a").map(({ attribs }) => attribs.href?.replace(/#.*/, "")));
  const missing = pages
    .filter((other) => isIndexable(other) && !isNumbered(other.path) && !linked.has(other.path))
    .map((other) => other.path);
  // Of a collection the page that lists all its records is enough.
  const plain: string[] = [...PATHS, ...pageSources().keys()];
  const isRecord = (sitePath: string) => !plain.includes(sitePath);
  const isListed = (sitePath: string) => isRecord(sitePath) && linked.has(path.posix.dirname(sitePath));
  expect(missing.filter((sitePath) => !isListed(sitePath))).toEqual([]);
  expect(isIndexable(page ?? expect.unreachable("there is no page for the search"))).toBe(false);
});

test("the bytes before the first result → the library and the head of the index, within a budget", () => {
  const files = ["pagefind.js", "pagefind-worker.js", "pagefind-entry.json", "wasm.en.pagefind"];
  const bytes = files.map((name) => wireSize(`pagefind/${name}`)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(102_400);
  const [head] = filesEndingIn(".pf_meta");
  expect(wireSize(head ?? "")).toBeLessThan(10_240);
  expect(wireSize("pagefind/vocabulary.txt")).toBeLessThan(20_480);
});
