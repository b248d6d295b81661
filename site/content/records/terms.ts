import { z } from "zod";
import { cached } from "../reader/content-files.ts";
import { recordName, some, text } from "../reader/fields.ts";
import { coded } from "../reader/problem-words.ts";
import { refuseIn } from "../reader/problems.ts";
import { readRecord } from "../reader/read.ts";
import { id } from "./rule-fields.ts";

const term = z.strictObject({
  id: id.describe("Its anchor on the page: embedded-emissions"),
  term: text.describe("As it stands within a sentence: embedded emissions"),
  also: z.array(text).default([]).describe("Other forms that lead here, as in precursors"),
  text: text.describe("What it means, in one or two sentences"),
  rule: recordName("rules")
    .optional()
    .meta({ description: "The rule it belongs to, by file name", hint: "The rule it belongs to" }),
});

export const termsSchema = z.strictObject({ terms: some(term) });

export type Term = z.output<typeof term>;

const FILE = "content/terms.yaml";

export const terms = cached((): Term[] => {
  const { terms: all } = readRecord(FILE, termsSchema);
  const taken = new Set<string>();
  for (const [index, { id, term, also }] of all.entries())
    for (const name of [`#${id}`, term, ...also]) {
      const reason = coded("nameTwice", { name });
      if (taken.has(name)) refuseIn(FILE, [{ field: `terms.${index}`, reason }]);
      taken.add(name);
    }
  return all.toSorted((a, b) => a.term.localeCompare(b.term, "en"));
});

type TermPart = string | { id: string; text: string };

/** Cuts a text where a term is first named. Skips the ids in `named`, which the page has named, and adds to it. */
export function cutAtTerms(words: string, named: Set<string>): TermPart[] {
  const { pattern, ids } = termPattern();
  const parts: TermPart[] = [];
  let end = 0;
  for (const { 0: found, index } of words.matchAll(pattern)) {
    const id = ids.get(found) ?? ids.get(found[0]?.toLowerCase() + found.slice(1)) ?? "";
    if (named.has(id)) continue;
    named.add(id);
    parts.push(words.slice(end, index), { id, text: found });
    end = index + found.length;
  }
  return [...parts, words.slice(end)].filter((part) => part !== "");
}

const termPattern = cached(() => {
  const names = terms().flatMap(({ id, term, also }) =>
    [term, ...also].map((name) => ({ id, name })),
  );
  const longestFirst = names.toSorted((a, b) => b.name.length - a.name.length);
  const choices = longestFirst.map(({ name }) => capitalOrNot(name)).join("|");
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${choices})(?![\\p{L}\\p{N}-])`, "gu"),
    ids: new Map(names.map(({ id, name }) => [name, id])),
  };
});

function capitalOrNot(name: string): string {
  const [first = "", ...rest] = name;
  const begin = first === first.toUpperCase() ? first : `[${first}${first.toUpperCase()}]`;
  return begin + rest.join("").replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
