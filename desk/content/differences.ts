import { isDeepStrictEqual } from "node:util";
import { placeName, valueText } from "./words.ts";

/** One change of a record, in words. */
export type Difference = { field: string; what: "changed" | "added" | "removed"; from?: string; to?: string };

type Place = Array<string | number>;

export function differences(before: unknown, after: unknown, place: Place = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], [...place, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, place);
  return [told(place, before, after)];
}

function told(place: Place, before: unknown, after: unknown): Difference {
  const name = String(place.findLast((key) => typeof key === "string") ?? "");
  return {
    field: placeName(place) || "Record",
    what: before === undefined ? "added" : after === undefined ? "removed" : "changed",
    ...(before === undefined ? {} : { from: valueText(before, name) }),
    ...(after === undefined ? {} : { to: valueText(after, name) }),
  };
}

/** Items that are in both lists are the same ones; what is left over on both sides changed, one after the other. */
function inLists(before: unknown[], after: unknown[], place: Place): Difference[] {
  const free = new Set(before.keys());
  const fresh = [...after.keys()].filter((index) => {
    const same = [index, ...free].find(
      (old) => free.has(old) && isDeepStrictEqual(before[old], after[index]),
    );
    if (same !== undefined) free.delete(same);
    return same === undefined;
  });
  const gone = [...free];
  if (gone.length === 0 && fresh.length === 0)
    return [{ field: placeName(place), what: "changed", to: "the same in another order" }];
  const changed = fresh.slice(0, gone.length).flatMap((index, at) => {
    const old = gone[at] ?? index;
    return differences(before[old], after[index], [...place, index]);
  });
  return [
    ...changed,
    ...gone.slice(fresh.length).map((index) => told([...place, index], before[index], undefined)),
    ...fresh.slice(gone.length).map((index) => told([...place, index], undefined, after[index])),
  ];
}

/** The paragraphs of a text that are others now. */
export function bodyDifferences(before = "", after = ""): Difference[] {
  const paragraphs = (text: string) => text.trim().split(/\n{2,}/);
  if (before.trim() === after.trim()) return [];
  return inLists(paragraphs(before), paragraphs(after), ["text"]).map((one) => ({
    ...one,
    field: "Text",
  }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
