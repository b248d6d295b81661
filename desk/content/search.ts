import { contentFolder } from "../../contract/firm.ts";
import { kindOf, titleOf } from "./catalogue.ts";
import { filesOf } from "./changes.ts";
import { mentions } from "./choices.ts";
import { type FieldPath, keyOf, nameOf } from "./field-path.ts";
import { open } from "./store.ts";
import { fieldName, labelOf, valueText } from "./words.ts";

/** Where words stand: the record, the field by its label, and the line around them. */
export type Match = { file: string; title: string; kind: string; field: string; label: string; line: string };

const MOST = 30;
const AROUND = 70;

/** Words or figures wherever they stand in the content, as they are read on the site. */
export function search(query: string): Match[] {
  const wanted = folded(query);
  if (wanted.length < 2) return [];
  const rarest = (wanted.match(/[\p{L}\p{N}]+/gu) ?? [""]).sort((a, b) => b.length - a.length)[0] ?? "";
  const figures = /^[\d\s,.₹+()-]+$/.test(query) ? query.replace(/\D/g, "") : "";
  const says = new Map(mentions().map((mention) => [mention.name, mention.says]));
  const found: Match[] = [];
  for (const file of filesOf(contentFolder()).keys()) {
    const kind = kindOf(file)?.label;
    if (!kind) continue;
    const { title, data, lines } = recordOf(file);
    for (const { path, value } of lines) {
      const name = nameOf(path);
      const text = shown(value, name, says);
      // Most lines have nothing of it, and need no closer look.
      const at = text.toLowerCase().includes(rarest) ? folded(text).indexOf(wanted) : -1;
      const isNamed = labelOf(name).toLowerCase() === wanted;
      const hasFigures = figures.length > 2 && text.replace(/\D/g, "").includes(figures);
      if (at < 0 && !isNamed && !hasFigures) continue;
      const label = fieldName(path, data) || title;
      found.push({ file, title, kind, field: keyOf(path), label, line: around(text, Math.max(at, 0)) });
    }
  }
  // What says nothing else comes first, then what is called so, then the shortest line.
  const weight = ({ title, label, line }: Match) =>
    (folded(line) === wanted ? 0 : 400) +
    (folded(title).includes(wanted) ? 0 : 200) +
    (folded(label).includes(wanted) ? 0 : 100) +
    line.length;
  return found.sort((a, b) => weight(a) - weight(b)).slice(0, MOST);
}

/** As the search compares: small letters, plain quotes and blanks, no marks of Markdown. */
const folded = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s\u00a0]+/g, " ")
    .toLowerCase()
    .trim();

/** A value as visitors read it: a day and a fee in words, what stands in braces filled in. */
function shown(value: unknown, name: string, says: Map<string, string>): string {
  if (typeof value !== "string") return valueText(value, name);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${valueText(value)} (${value})`;
  return value.replace(/\{([\w.-]+)\}/g, (whole, mention: string) => says.get(mention) ?? whole);
}

function around(text: string, at: number): string {
  const [from, to] = [Math.max(0, at - AROUND), at + AROUND * 2];
  const piece = text.slice(from, to).replace(/\s+/g, " ").trim();
  return `${from > 0 ? "… " : ""}${piece}${to < text.length ? " …" : ""}`;
}

type Line = { path: FieldPath; value: unknown };
function recordOf(file: string) {
  try {
    const { data, body = "" } = open(file) ?? { data: undefined };
    const text = body.split("\n").map((value) => ({ path: ["body"], value }));
    return { title: titleOf(file, data), data, lines: [...linesOf(data), ...text] };
  } catch {
    // The list of the content says that it cannot be read.
    return { title: file, data: undefined, lines: [] };
  }
}

/** Names of other records and parts: nobody sees them on the site. */
const UNSEEN = new Set(["id", "questions", "rules", "sample", "source"]);

/** The name of a picture or another record, or the address of a page. */
const NAME = /^\/?(?=.*[a-z])[a-z0-9]+([-/][a-z0-9]+)+$/;

function linesOf(value: unknown, path: FieldPath = []): Line[] {
  if (value === null || value === undefined || (UNSEEN.has(nameOf(path)) && path.length > 0)) return [];
  if (typeof value !== "object") return NAME.test(String(value)) ? [] : [{ path, value }];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    linesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
