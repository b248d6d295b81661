import { isDeepStrictEqual } from "node:util";
import { differences, isPlainObject, matchItems, WHOLE } from "./differences.ts";
import type { FieldPath } from "./field-path.ts";
import type { Written } from "./record-text.ts";
import { itemOf, labelOf, shortened, titleIn } from "./words.ts";

export type Side = "mine" | "theirs";

/**
 * A field or an entry of a list that both changed, in words; a line without a field is about all of it. `side` is who
 * alone changed a field of what both changed.
 */
export type Clash = { key: string; label: string; lines: Line[]; side?: Side };
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
export function merge(
  base: Written | undefined,
  theirs: Written,
  mine: Written,
  chosen = {},
): Merged {
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
  const merged = mergeList(
    "(text)",
    [paragraphs(base), paragraphs(theirs), paragraphs(mine)],
    notes,
  );
  const [lead = ""] = /^\s*/.exec(theirs) ?? [];
  return `${lead}${merged.join("\n\n")}\n`;
}

function mergeValue(key: string, label: string, versions: Versions, notes: Notes): unknown {
  const [base, theirs, mine] = versions;
  const isOneOfList = key.includes(".") && !key.startsWith("sections.");
  const haveBoth = isPlainObject(theirs) && isPlainObject(mine) && theirs.type === mine.type;
  if (haveBoth && !isOneOfList && !changedBy(versions))
    return mergeFields(key, label, [Object(base), theirs, mine], notes);
  return sideOf(key, label, versions, () => linesOf([], theirs, mine), notes) === "theirs"
    ? theirs
    : mine;
}

/** A group of fields that both changed: each that differs is asked, since one of mine and one of theirs may not fit. */
function mergeFields(
  key: string,
  label: string,
  [base, theirs, mine]: Groups,
  notes: Notes,
): unknown {
  const path = key.startsWith("sections.") ? ["sections", 0] : [key];
  const fields = inOneOrder(Object.keys(theirs), Object.keys(mine)).map((name) => {
    const versions: Versions = [base[name], theirs[name], mine[name]];
    if (isDeepStrictEqual(theirs[name], mine[name])) return [name, mine[name]] as const;
    const at = `${key}.${name}`;
    const side = notes.chosen[at];
    const by = changedBy(versions);
    const lines = linesOf([...path, name], theirs[name], mine[name]);
    if (!side) notes.clashes.push({ key: at, label, lines, ...(by && { side: by }) });
    return [name, side === "theirs" ? theirs[name] : mine[name]] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
type Groups = Versions<Record<string, unknown>>;

/** Which side alone has a change; that of both counts as mine if it is the same. */
function changedBy([base, theirs, mine]: Versions): Side | undefined {
  if (isDeepStrictEqual(theirs, mine) || isDeepStrictEqual(base, theirs)) return "mine";
  return isDeepStrictEqual(base, mine) ? "theirs" : undefined;
}

/** The fields of a section have labels of their own; which section it is, the label says. */
const linesOf = (path: FieldPath, theirs: unknown, mine: unknown): Line[] =>
  differences(
    theirs,
    mine,
    path,
    path.map(() => undefined),
  ).map(({ field, from, to }) => ({
    field:
      field === WHOLE ? "" : field.replace(/^Section 1, (.)/, (_, letter) => letter.toUpperCase()),
    theirs: from,
    mine: to,
  }));

/** Which side has the change; where both have one, the chosen side, or mine and a clash. */
function sideOf(
  key: string,
  label: string,
  versions: Versions,
  lines: () => Line[],
  notes: Notes,
): Side {
  const by = changedBy(versions);
  if (by === "theirs") notes.taken.push(label);
  const side = by ?? (Object.hasOwn(notes.chosen, key) ? notes.chosen[key] : undefined);
  if (!side) notes.clashes.push({ key, label, lines: lines() });
  return side ?? "mine";
}
function mergeList(
  name: string,
  [base, theirs, mine]: Versions<unknown[]>,
  notes: Notes,
): unknown[] {
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
  const sources = matchItems(
    [...known.values()],
    side,
    keys.length - [...known].filter(isNew).length,
  );
  return new Map(
    side.map((entry, index) => [keys[sources[index] ?? -1] ?? `${name} ${index}`, entry]),
  );
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
  const label =
    name === "(text)" ? "Order of the paragraphs" : `Order of ${labelOf(name).toLowerCase()}`;
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
