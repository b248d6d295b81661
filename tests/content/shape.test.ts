import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { FIXTURES, filesOf, LIVE, split } from "./folders.ts";

/**
 * The checks of the content say whether the fixtures fit the schemas. These say whether they still show everything
 * that content/ shows: an engineer who adds a page or an optional field to it adds it to the fixtures, too.
 */

/** Each of these records is the only one of its kind; those of other folders together show what each may hold. */
const SINGLE = /^[^/]+$|^(pages|faq|checklist)\//;

/** An editor may add these to any record, and conditions of a rule may be put together in any way. */
const ANYWHERE = ["sample", "secondary", "applies", "concerns"];

test("fixtures → the words of the same pages, and a section of every type that content/ uses", () => {
  const [shown, used] = [pagesOf(FIXTURES), pagesOf(LIVE)];
  expect(shown.ofCode).toEqual(used.ofCode);
  expect(used.types.filter((type) => !shown.types.includes(type))).toEqual([]);
});

test("fixtures → every field that content/ uses", () => {
  const shown = placesOf(FIXTURES);
  expect([...placesOf(LIVE)].filter((place) => !shown.has(place))).toEqual([]);
});

/** The pages whose views are code, and the types of the sections of all others, which staff add and remove. */
function pagesOf(folder: string) {
  const pages = filesOf(`${folder}/pages`).map((file) => ({
    file,
    ...read(`${folder}/pages`, file),
  }));
  return {
    ofCode: pages.filter(({ sections }) => !sections).map(({ file }) => file),
    types: [...new Set(pages.flatMap(({ sections = [] }) => sections.map(({ type }) => type)))],
  };
}

function read(folder: string, file: string): { sections?: Array<{ type: string }> } {
  return parse(split(readFileSync(path.join(folder, file), "utf8")).front);
}

/** "pages/home.yaml: hero.picture.alt": where the records of a folder hold a value. */
function placesOf(folder: string): Set<string> {
  return new Set(
    filesOf(folder).flatMap((file) => {
      const [kind = ""] = file.split("/");
      const record = SINGLE.test(file) ? file : kind;
      const data = read(folder, file);
      return data.sections ? [] : fieldsOf(data).map((field) => `${record}: ${field}`);
    }),
  );
}

function fieldsOf(value: unknown, at = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${at}[]`));
  if (typeof value !== "object" || value === null) return [at];
  return Object.entries(value)
    .filter(([key]) => !ANYWHERE.includes(key))
    .flatMap(([key, item]) => fieldsOf(item, at ? `${at}.${key}` : key));
}
