import { attempt } from "./attempt.ts";
import { kindOf, titleOf } from "./catalogue.ts";
import { savedFiles } from "./changes.ts";
import { mentions } from "./choices.ts";
import { type FieldPath, keyOf, nameOf } from "./field-path.ts";
import { open } from "./store.ts";
import { fieldName, labelOf, MOST_FOUND, valueText } from "./words.ts";

export type Match = Record<"file" | "title" | "kind" | "field" | "label" | "line", string>;

const AROUND = 70;

/** At most 200 fields whose text as visitors read it, or whose label, matches the query; the best matches first. */
export function search(query: string): Match[] {
  const wanted = folded(query);
  if (wanted.length < 2) return [];
  const longest =
    (wanted.match(/[\p{L}\p{N}]+/gu) ?? [""]).sort((a, b) => b.length - a.length)[0] ?? "";
  const figures = /^[\d\s,.₹+()-]+$/.test(query) ? query.replace(/\D/g, "") : "";
  const says = new Map(mentions().map((mention) => [mention.name, mention.says]));
  /** Where the words begin in a line that has them, or 0 where its label or its figures are what is sought. */
  const placeIn = (text: string, name: string): number | undefined => {
    // Most lines do not have the longest word; this saves folding them.
    const at = text.toLowerCase().includes(longest) ? folded(text).indexOf(wanted) : -1;
    if (at >= 0) return at;
    const isNamed = labelOf(name).toLowerCase() === wanted;
    const hasFigures = figures.length > 2 && text.replace(/\D/g, "").includes(figures);
    return isNamed || hasFigures ? 0 : undefined;
  };
  const found = savedFiles().flatMap((file) => matchesIn(file, placeIn, says));
  // First lines that are exactly the query, then finds in titles, then in labels, then short lines.
  const weight = ({ title, label, line }: Match) =>
    (folded(line) === wanted ? 0 : 400) +
    (folded(title).includes(wanted) ? 0 : 200) +
    (folded(label).includes(wanted) ? 0 : 100) +
    line.length;
  return found.sort((a, b) => weight(a) - weight(b)).slice(0, MOST_FOUND);
}

function matchesIn(
  file: string,
  placeIn: (text: string, name: string) => number | undefined,
  says: Map<string, string>,
): Match[] {
  const kind = kindOf(file)?.label;
  // The list of the Content area shows that a file cannot be read.
  const { data, body = "" } = attempt(() => open(file)) ?? { data: undefined };
  if (!kind || data === undefined) return [];
  const title = titleOf(file, data);
  const inBody = body.split("\n").map((value): Line => ({ path: ["body"], value }));
  return [...linesOf(data), ...inBody].flatMap(({ path, value }) => {
    const name = nameOf(path);
    const text = shown(value, name, says);
    const at = placeIn(text, name);
    if (at === undefined) return [];
    const label = fieldName(path, data) || title;
    return [{ file, title, kind, field: keyOf(path), label, line: textAround(text, at) }];
  });
}

const folded = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s\u00a0]+/g, " ")
    .toLowerCase()
    .trim();

function shown(value: unknown, name: string, says: Map<string, string>): string {
  if (typeof value !== "string") return valueText(value, name);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${valueText(value)} (${value})`;
  return value.replace(/\{([\w.-]+)\}/g, (whole, mention: string) => says.get(mention) ?? whole);
}

function textAround(text: string, at: number): string {
  const [from, to] = [Math.max(0, at - AROUND), at + AROUND * 2];
  const piece = text.slice(from, to).replace(/\s+/g, " ").trim();
  return `${from > 0 ? "… " : ""}${piece}${to < text.length ? " …" : ""}`;
}

type Line = { path: FieldPath; value: unknown };

/** Fields with names of other records, which no page shows. */
const UNSEEN = new Set([
  "author",
  "id",
  "questions",
  "rule",
  "rules",
  "sample",
  "source",
  "traced",
  "trainer",
]);

/** A value that is the name of a picture or record, or the path of a page. The search leaves it out. */
const NAME = /^\/?(?=.*[a-z])[a-z0-9]+([-/][a-z0-9]+)+$/;

function linesOf(value: unknown, path: FieldPath = []): Line[] {
  if (value === null || value === undefined || (UNSEEN.has(nameOf(path)) && path.length > 0))
    return [];
  if (typeof value !== "object") return NAME.test(String(value)) ? [] : [{ path, value }];
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, inner]) => linesOf(inner, [...path, keyOf(key)]));
}
