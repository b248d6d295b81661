import { useRef, useState } from "react";
import type { FieldPath } from "../../content/field-path.ts";
import { titleIn } from "../../content/words.ts";
import { useForm } from "./form.ts";

/** The place of an entry in the form; also of one that was `removed`, so that it can be put back there. */
type Place = { key: number; isNew: boolean; removed?: unknown };

let lastKey = 0;
function newPlace(isNew: boolean): Place {
  lastKey += 1;
  return { key: lastKey, isNew };
}

const isShown = (place: Place) => !("removed" in place);

/**
 * An entry that moves keeps its place, and by its key its open fold; the focus follows it, and `said` tells screen
 * readers. `places` also has those of removed entries, which can be put back while the form is open.
 */
export function useEntries(path: FieldPath, items: unknown[], isRequired: boolean) {
  const { set } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const known = useRef({ items, places: items.map(() => newPlace(false)) }).current;
  const [said, setSaid] = useState("");
  const { places } = known;
  // Something else may have added an entry; a save may have put in what a colleague changed, added, moved or removed.
  if (
    items.filter((entry, index) => entry !== known.items[index]).length > 1 ||
    items.length !== places.filter(isShown).length
  )
    places.splice(0, places.length, ...placesOf(items, known.items, places));
  known.items = items;
  const shown = places.filter(isShown);

  const change = (next: unknown[]) => {
    known.items = next;
    set(path, next.length === 0 && !isRequired ? undefined : next);
  };
  const focus = (selector: string) =>
    requestAnimationFrame(() => {
      const found = list.current?.querySelector<HTMLElement>(`:scope > ${selector}`);
      found?.focus();
      // What is typed replaces the words that a new entry begins with.
      if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
    });
  function show(index: number, entry: unknown, { key }: Place) {
    change(items.toSpliced(index, 0, entry));
    focus(`[data-key="${key}"] :is(input, textarea, select)`);
  }

  function put(index: number, entry: unknown) {
    const place = newPlace(true);
    const next = shown[index];
    places.splice(next ? places.indexOf(next) : places.length, 0, place);
    show(index, entry, place);
  }

  function move(index: number, to: number, title: string) {
    const [place, beside] = [shown[index], shown[to]];
    if (!place || !beside) return;
    const focused = document.activeElement as HTMLElement;
    const { top } = focused.getBoundingClientRect();
    const at = places.indexOf(beside);
    places.splice(places.indexOf(place), 1);
    places.splice(at, 0, place);
    change(items.toSpliced(index, 1).toSpliced(to, 0, items[index]));
    setSaid(`${title} is now ${to + 1} of ${items.length}.`);
    requestAnimationFrame(() => {
      // The button stays under the pointer; at the end of the list it cannot be pressed again.
      window.scrollBy({ top: focused.getBoundingClientRect().top - top, behavior: "instant" });
      const next = focused.parentElement?.querySelector<HTMLElement>("button:enabled");
      (focused.matches(":disabled") ? next : focused)?.focus({ preventScroll: true });
    });
  }

  function remove(index: number) {
    const place = shown[index];
    if (!place) return;
    place.removed = items[index];
    change(items.toSpliced(index, 1));
    focus(`[data-removed="${place.key}"] button`);
  }

  function undo(place: Place, title: string) {
    const { removed } = place;
    delete place.removed;
    place.isNew = true;
    show(places.filter(isShown).indexOf(place), removed, place);
    setSaid(`${title} is back.`);
  }

  return { list, places, shown, said, put, move, remove, undo };
}

/** The places of entries: that of the same entry before, else of the one with its title, else a new one. */
function placesOf(items: unknown[], before: unknown[], places: Place[]): Place[] {
  const shown = places.filter(isShown);
  const isLonger = before.every((entry, index) => entry === items[index]);
  const free = new Set(shown.keys());
  const found: Place[] = [];
  for (const wordsOf of [JSON.stringify, (entry: unknown) => titleIn("sections", entry)])
    for (const [index, entry] of items.entries()) {
      const words = found[index] ? undefined : wordsOf(entry);
      const old = [index, ...free].find(
        (one) => words && free.has(one) && wordsOf(before[one]) === words,
      );
      if (old === undefined) continue;
      free.delete(old);
      found[index] = shown[old] as Place;
    }
  const next = items.map((_, index) => found[index] ?? newPlace(isLonger));
  // What was removed stays before the entry that it stood before.
  for (const removed of places.filter((place) => !isShown(place))) {
    const after = places.slice(places.indexOf(removed)).find((place) => next.includes(place));
    next.splice(after ? next.indexOf(after) : next.length, 0, removed);
  }
  return next;
}
