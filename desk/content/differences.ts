import { isDeepStrictEqual } from "node:util";
import { type FieldPath, nameOf } from "./field-path.ts";
import { fieldName, valueText } from "./words.ts";

/** One change of a record in words: the field, and its values before and after. */
export type Difference = { field: string; what: "changed" | "added" | "removed"; from?: string; to?: string };

/** The field of a difference that is about the whole value. */
export const WHOLE = "Record";

/** The changes between two values at a field path, one for each field or list item that differs. */
export function differences(before: unknown, after: unknown, path: FieldPath = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isPlainObject(before) && isPlainObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  return [difference(path, before, after)];
}

function difference(path: FieldPath, before: unknown, after: unknown): Difference {
  const name = nameOf(path);
  return {
    field: fieldName(path) || WHOLE,
    what: before === undefined ? "added" : after === undefined ? "removed" : "changed",
    ...(before === undefined ? {} : { from: valueText(before, name) }),
    ...(after === undefined ? {} : { to: valueText(after, name) }),
  };
}

/** For each new item the index of its old one: an equal item, else the next one left over; undefined if it is added. */
export function matchItems(before: unknown[], after: unknown[]): Array<number | undefined> {
  const free = new Set(before.keys());
  const equal = after.map((value, index) => {
    const found = [index, ...free].find((old) => free.has(old) && isDeepStrictEqual(before[old], value));
    if (found !== undefined) free.delete(found);
    return found;
  });
  const rest = [...free];
  return equal.map((old) => old ?? rest.shift());
}

/** Items that only moved give one difference, “the same in another order”. */
function listDifferences(before: unknown[], after: unknown[], path: FieldPath): Difference[] {
  const sources = matchItems(before, after);
  const changed = sources.flatMap((old, index) =>
    old === undefined ? [] : differences(before[old], after[index], [...path, index]),
  );
  const removed = [...before.keys()].filter((index) => !sources.includes(index));
  const added = [...after.keys()].filter((index) => sources[index] === undefined);
  const found = [
    ...changed,
    ...removed.map((index) => difference([...path, index], before[index], undefined)),
    ...added.map((index) => difference([...path, index], undefined, after[index])),
  ];
  if (found.length > 0) return found;
  return [{ field: fieldName(path), what: "changed", to: "the same in another order" }];
}

/** The paragraphs of a Markdown text that have changed. */
export function bodyDifferences(before = "", after = ""): Difference[] {
  const paragraphs = (text: string) => text.trim().split(/\n{2,}/);
  if (before.trim() === after.trim()) return [];
  return listDifferences(paragraphs(before), paragraphs(after), ["text"]).map((one) => ({
    ...one,
    field: "Text",
  }));
}

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
