import { isDeepStrictEqual } from "node:util";
import { dayText, today } from "../../site/dates/dates.ts";
import { isShown } from "../../site/sections/shown.ts";
import { type FieldPath, nameOf } from "./field-path.ts";
import { fieldName, runTitle, titleIn, valueText } from "./words.ts";

/** One change of a record in words: the field, and its values before and after; or an entry, and `where` it was. */
export type Difference = {
  field: string;
  what: "changed" | "added" | "removed";
  from?: string;
  to?: string;
  where?: string;
};

/** The field of a difference that is about the whole value. */
export const WHOLE = "All of it";

/** The titles of the entries on a field path; undefined where there is none, and for names of fields. */
type Titles = Array<string | undefined>;

/** What differs between two values, in words, as staff see the record; nothing where they are equal. */
export function differences(
  before: unknown,
  after: unknown,
  path: FieldPath = [],
  titles: Titles = [],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isPlainObject(before) && isPlainObject(after))
    return fieldDifferences(before, after, path, titles);
  const was = before ?? [];
  const is = after ?? [];
  if (Array.isArray(was) && Array.isArray(is)) {
    const hasGroups = [...was, ...is].some(isPlainObject);
    if (hasGroups || (before && after)) return listDifferences(was, is, path, titles);
  }
  return [difference(path, before, after, titles)];
}

type Fields = Record<string, unknown>;

/** The days of a run, and the hiding of a section, are told as one, whichever of their fields changed. */
function fieldDifferences(before: Fields, after: Fields, path: FieldPath, titles: Titles) {
  const dates = datesDifference(before, after, path, titles);
  const hiding = hidingDifference(before, after, path, titles);
  const told = new Set<string>();
  if (dates.length > 0) told.add("sessions").add("time");
  if (hiding.length > 0) told.add("hidden").add("returns");
  // Nobody at the desk has to know of either, see run-names.ts.
  if (nameOf(path) === "runs") told.add("id").add("revision");
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const others = [...keys]
    .filter((key) => !told.has(key))
    .flatMap((key) => differences(before[key], after[key], [...path, key], [...titles, undefined]));
  return [...dates, ...hiding, ...others];
}

function datesDifference(
  before: unknown,
  after: unknown,
  path: FieldPath,
  titles: Titles,
): Difference[] {
  const [from, to] = [runTitle(before), runTitle(after)];
  if (!from || !to || from === to) return [];
  return [{ field: `${fieldName(path, undefined, titles)}, dates`, what: "changed", from, to }];
}

function hidingDifference(
  before: unknown,
  after: unknown,
  path: FieldPath,
  titles: Titles,
): Difference[] {
  const to = nameOf(path) === "sections" && hiddenText(after);
  if (!to || to === hiddenText(before)) return [];
  return [{ field: fieldName(path, undefined, titles), what: "changed", to }];
}

function hiddenText(section: unknown): string | undefined {
  const { hidden, returns } = Object(section) as { hidden?: boolean; returns?: string };
  if (isShown({ hidden, returns }, today())) return undefined;
  return returns ? `hidden until ${dayText(returns)}` : "hidden";
}

type Version = { data?: unknown; body?: string };

/** The same of whole records, with their texts by paragraph. */
export const recordDifferences = (before?: Version, after?: Version) => [
  ...differences(before?.data, after?.data),
  ...bodyDifferences(before?.body, after?.body),
];

function whatOf(before: unknown, after: unknown): Difference["what"] {
  if (before === undefined) return "added";
  return after === undefined ? "removed" : "changed";
}

function difference(path: FieldPath, before: unknown, after: unknown, titles: Titles): Difference {
  const name = nameOf(path);
  const what = whatOf(before, after);
  const isEntry = typeof path.at(-1) === "number";
  const where = what !== "changed" && isEntry ? placeOf(name, titles) : undefined;
  const title = titleIn(name, before ?? after);
  const hiding = hidingDifference(before, after, path, [...titles.slice(0, -1), title]);
  if (hiding[0]) return hiding[0];
  if (where && title) return { field: name === "sections" ? title : `“${title}”`, what, where };
  const found: Difference = { field: fieldName(path, undefined, titles) || WHOLE, what };
  if (before !== undefined) found.from = valueText(before, name);
  if (after !== undefined) found.to = valueText(after, name);
  return found;
}

const placeOf = (list: string, titles: Titles): string | undefined =>
  ({
    sections: "the page",
    main: "the menu",
    children: titles.at(-3) && `the menu below ${titles.at(-3)}`,
    links: titles.at(-3) && `the footer below ${titles.at(-3)}`,
  })[list];

function knownBy(entry: unknown): string {
  const { id, type = "", title, label, name } = Object(entry) as Record<string, unknown>;
  const words = [title, label, name].find((value) => typeof value === "string");
  if (typeof id === "string") return `#${id}`;
  return words === undefined ? "" : `${type} ${words}`;
}

function isAlike(old: unknown, item: unknown): boolean {
  if (typeof old !== "string" || typeof item !== "string") return false;
  const [few, many] = [old, item]
    .map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)))
    .sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  return [...few].filter((word) => many.has(word)).length * 2 > few.size;
}

/** How the earlier item of an item is found, the surest way first. */
const WAYS: Array<(old: unknown, item: unknown) => boolean> = [
  isDeepStrictEqual,
  (old, item) => knownBy(old) !== "" && knownBy(old) === knownBy(item),
  isAlike,
  (old, item) => Object(old).type === Object(item).type && !(Object(old).id && Object(item).id),
];

/** For each new item the index of its old one; undefined if it is added. Only the first `likely` may have changed much. */
export function matchItems(before: unknown[], after: unknown[], likely = before.length) {
  const free = new Set(before.keys());
  const found: Array<number | undefined> = after.map(() => undefined);
  /** A text with other words is the earlier one at best if it stands between the same neighbours. */
  const isBetween = (index: number, old: number) =>
    found.every((other, at) => other === undefined || at < index === other < old);
  for (const [way, isIt] of WAYS.entries())
    for (const [index, item] of after.entries()) {
      if (found[index] !== undefined) continue;
      const mayBe = (old: number) =>
        way < 3 || (old < likely && (typeof item !== "string" || isBetween(index, old)));
      // The same place first: of equal items none has moved.
      found[index] = [index, ...free].find(
        (old) => free.has(old) && mayBe(old) && isIt(before[old], item),
      );
      free.delete(found[index] ?? -1);
    }
  return found;
}

function listDifferences(
  before: unknown[],
  after: unknown[],
  path: FieldPath,
  titles: Titles,
): Difference[] {
  const sources = matchItems(before, after);
  const list = nameOf(path);
  const compared = (old: unknown, item: unknown, index: number) => {
    const title = isPlainObject(old ?? item) ? titleIn(list, old ?? item) : undefined;
    // A day that has changed names nothing.
    const isDated = runTitle(old) !== undefined || /^\d+ \w+ \d{4}\b/.test(title ?? "");
    const isMoved = old && item && title !== titleIn(list, item) && isDated;
    return differences(old, item, [...path, index], [...titles, isMoved ? undefined : title]);
  };
  const changed = sources.flatMap((old, index) =>
    old === undefined ? [] : compared(before[old], after[index], index),
  );
  const removed = [...before.keys()].filter((index) => !sources.includes(index));
  const added = [...after.keys()].filter((index) => sources[index] === undefined);
  const found = [
    ...changed,
    ...removed.flatMap((index) => compared(before[index], undefined, index)),
    ...added.flatMap((index) => compared(undefined, after[index], index)),
  ];
  if (found.length > 0) return found;
  return [
    { field: fieldName(path, undefined, titles), what: "changed", to: "the same in another order" },
  ];
}

function bodyDifferences(before = "", after = ""): Difference[] {
  const paragraphs = (text: string) => text.trim().split(/\n{2,}/);
  if (before.trim() === after.trim()) return [];
  const found = listDifferences(paragraphs(before), paragraphs(after), ["text"], []);
  // Of pictures the words alone are told.
  const toOf = ({ from, to }: Difference) =>
    to !== undefined && to === from ? `${to}, shown otherwise` : to;
  return found.map((one) => {
    const to = toOf(one);
    return to === undefined ? { ...one, field: "Text" } : { ...one, field: "Text", to };
  });
}

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
