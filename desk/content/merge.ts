import { isDeepStrictEqual } from "node:util";
import { differences, isPlainObject, matchItems, WHOLE } from "./differences.ts";
import type { Written } from "./record-text.ts";
import { itemOf, labelOf, shortened, titleIn } from "./words.ts";

export type Side = "mine" | "theirs";

/** A field or an entry of a list that both changed, in words; a line without a field is about all of it. */
export type Clash = { key: string; label: string; lines: Line[] };
type Line = { field: string; mine?: string | undefined; theirs?: string | undefined };

/** `taken` are the labels of what they changed and I did not. Until clashes are decided, `data` has mine there. */
export type Merged = Written & { clashes: Clash[]; taken: string[] };

type Notes = Pick<Merged, "clashes" | "taken"> & { chosen: Record<string, Side> };
/** A value as it was, as it is on the disk, and as I have it; undefined where there is none. */
type Versions<Value = unknown> = [base: Value, theirs: Value, mine: Value];
/** The entries of a list by key: that of their entry in the base, its place there, or a new one with a space. */
type Entries = Map<string, unknown>;

/**
 * The changes that two people made to the same record, together: by field, in lists of groups by entry, and in the text
 * by paragraph. What both changed is a clash unless `chosen` has a side for its key. Without `base` all that differs is
 * a clash.
 */
export function merge(base: Written | undefined, theirs: Written, mine: Written, chosen = {}): Merged {
  const notes: Notes = { clashes: [], taken: [], chosen };
  const body = mergeText([base?.body, theirs.body, mine.body], notes);
  const [old, their, my] = [Object(base?.data), theirs.data, mine.data];
  const mergeField = (name: string, versions: Versions) =>
    versions.every((value) => Array.isArray(value) && value.every(isPlainObject))
      ? mergeList(name, versions as Versions<unknown[]>, notes)
      : mergeValue(name, labelOf(name), versions, notes);
  const { clashes, taken } = notes;
  const rest = { ...(typeof body === "string" && { body }), clashes, taken };
  if (!isPlainObject(their) || !isPlainObject(my))
    return { data: mergeField("entries", [base?.data, their, my]), ...rest };
  const fields = inOneOrder(Object.keys(their), Object.keys(my)).map(
    (name) => [name, mergeField(name, [old[name], their[name], my[name]])] as const,
  );
  return { data: Object.fromEntries(fields.filter(([, value]) => value !== undefined)), ...rest };
}

function mergeText(versions: Versions<string | undefined>, notes: Notes): unknown {
  const [base, theirs, mine] = versions;
  if (base === undefined || !theirs || !mine || [base, mine].includes(theirs) || base === mine)
    return mergeValue("(text)", "Text", versions, notes);
  const paragraphs = (text: string) => text.trim().split("\n\n");
  const merged = mergeList("(text)", [paragraphs(base), paragraphs(theirs), paragraphs(mine)], notes);
  const [lead = ""] = /^\s*/.exec(theirs) ?? [];
  return `${lead}${merged.join("\n\n")}\n`;
}

function mergeValue(key: string, label: string, [base, theirs, mine]: Versions, notes: Notes): unknown {
  // The fields of a section have labels of their own; which section it is, the label says.
  const isSection = key.startsWith("sections.") && theirs !== undefined && mine !== undefined;
  const at = isSection ? ["sections", 0] : [];
  const titles = at.map(() => undefined);
  const lines = () =>
    differences(theirs, mine, at, titles).map(({ field, from, to }) => ({
      field: field === WHOLE ? "" : field.replace(/^Section 1, (.)/, (_, letter) => letter.toUpperCase()),
      theirs: from,
      mine: to,
    }));
  return sideOf(key, label, [base, theirs, mine], lines, notes) === "theirs" ? theirs : mine;
}

/** Which side has the change; where both have one, the chosen side, or mine and a clash. */
function sideOf(...[key, label, [base, theirs, mine], lines, notes]: Asked): Side {
  if (isDeepStrictEqual(theirs, mine) || isDeepStrictEqual(base, theirs)) return "mine";
  if (isDeepStrictEqual(base, mine)) {
    notes.taken.push(label);
    return "theirs";
  }
  const side = Object.hasOwn(notes.chosen, key) ? notes.chosen[key] : undefined;
  if (!side) notes.clashes.push({ key, label, lines: lines() });
  return side ?? "mine";
}
type Asked = [key: string, label: string, versions: Versions, lines: () => Line[], notes: Notes];

function mergeList(name: string, [base, theirs, mine]: Versions<unknown[]>, notes: Notes): unknown[] {
  const before: Entries = new Map(base.map((entry, index) => [String(index), entry]));
  const their = keyed(before, theirs, "theirs");
  // What they have added may be what I have added, too.
  const my = keyed(new Map([...before, ...[...their].filter(isNew)]), mine, "mine");
  const titleOf = (key: string, index: number) => {
    const entry = before.get(key) ?? their.get(key) ?? my.get(key);
    return typeof entry === "string"
      ? `Text, “${shortened(entry)}”`
      : (titleIn(name, entry) ?? itemOf(name, index));
  };
  const order = mergeOrder(name, [before, their, my], titleOf, notes);
  return order
    .map((key, index) => {
      const versions: Versions = [before.get(key), their.get(key), my.get(key)];
      return mergeValue(`${name}.${key}`, titleOf(key, index), versions, notes);
    })
    .filter((entry) => entry !== undefined);
}

const isNew = ([key]: [key: string, entry: unknown]) => key.includes(" ");

/** The entries of a side, each under the key of the known entry that it was, as far as that can be told. */
function keyed(known: Entries, side: unknown[], name: Side): Entries {
  const keys = [...known.keys()];
  const sources = matchItems([...known.values()], side, keys.length - [...known].filter(isNew).length);
  return new Map(side.map((entry, index) => [keys[sources[index] ?? -1] ?? `${name} ${index}`, entry]));
}

/** The keys of all entries, in the order of the side that moved some; if both did, that is a clash, too. */
function mergeOrder(
  name: string,
  sides: Versions<Entries>,
  titleOf: (key: string, index: number) => string,
  notes: Notes,
): string[] {
  const isKept = (key: string) => sides.every((side) => side.has(key));
  const [old = [], theirs = [], mine = []] = sides.map((side) => [...side.keys()].filter(isKept));
  const inWords = (keys: string[]) => keys.map(titleOf).join("; ");
  const lines = () => [{ field: "", theirs: inWords(theirs), mine: inWords(mine) }];
  const label = name === "(text)" ? "Order of the paragraphs" : `Order of ${labelOf(name).toLowerCase()}`;
  const side = sideOf(`${name}.order`, label, [old, theirs, mine], lines, notes);
  const keys = sides.slice(1).map((one) => [...one.keys()]) as [string[], string[]];
  if (side === "mine" && !isDeepStrictEqual(old, mine)) keys.reverse();
  return inOneOrder(...keys);
}

/** `first`, and of `second` what it lacks, each behind what it follows in `second`. */
function inOneOrder(first: string[], second: string[]): string[] {
  const all = [...first];
  for (const [index, key] of second.entries())
    if (!all.includes(key)) all.splice(all.indexOf(second[index - 1] ?? "(first)") + 1, 0, key);
  return all;
}
