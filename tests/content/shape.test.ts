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

test("fixtures → the same pages", () => {
  expect(filesOf(`${FIXTURES}/pages`)).toEqual(filesOf(`${LIVE}/pages`));
});

test("fixtures → every field that content/ uses", () => {
  const shown = placesOf(FIXTURES);
  expect([...placesOf(LIVE)].filter((place) => !shown.has(place))).toEqual([]);
});

/** "pages/home.yaml: hero.picture.alt": where the records of a folder hold a value. */
function placesOf(folder: string): Set<string> {
  return new Set(
    filesOf(folder).flatMap((file) => {
      const [kind = ""] = file.split("/");
      const record = SINGLE.test(file) ? file : kind;
      const { front } = split(readFileSync(path.join(folder, file), "utf8"));
      return fieldsOf(parse(front)).map((field) => `${record}: ${field}`);
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
