import { useRef, useState } from "react";
import type { FieldPath } from "../../content/field-path.ts";
import { titleIn } from "../../content/words.ts";
import { useForm } from "./form.ts";

/** `next` is the key of the entry that it stood before; undefined if it was the last. */
type Removed = { entry: unknown; key: number; next: number | undefined };

let lastKey = 0;
const newKey = () => (lastKey += 1);

/**
 * What can be done with the entries of a list. An entry keeps its React key when it moves, and with it its open fold. The
 * focus follows it, and `said` tells screen readers what happened. What was removed can be put back while the form is open.
 */
export function useEntries(path: FieldPath, items: unknown[], isRequired: boolean) {
  const { set } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const known = useRef({ items, keys: items.map(newKey), added: new Set<number>() }).current;
  const { keys, added } = known;
  const [gone, setRemoved] = useState<Removed[]>([]);
  const [said, setSaid] = useState("");
  // Something else may have added an entry; a save may have put in what a colleague changed, added, moved or removed.
  if (
    items.filter((entry, index) => entry !== known.items[index]).length > 1 ||
    items.length !== keys.length
  ) {
    const isLonger = known.items.every((entry, index) => entry === items[index]);
    const next = keysOf(items, known.items, keys);
    if (isLonger) for (const key of next.slice(keys.length)) added.add(key);
    keys.splice(0, keys.length, ...next);
  }
  known.items = items;
  const removed = gone.map((one) => (keys.includes(one.next ?? 0) ? one : { ...one, next: undefined }));

  const change = (next: unknown[]) => {
    known.items = next;
    set(path, next.length === 0 && !isRequired ? undefined : next);
  };
  const focus = (selector: string) =>
    requestAnimationFrame(() => {
      const found = list.current?.querySelector<HTMLElement>(selector);
      found?.focus();
      // What is typed replaces the words that a new entry begins with.
      if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
    });

  function put(index: number, entry: unknown, key = newKey()) {
    keys.splice(index, 0, key);
    added.add(key);
    change(items.toSpliced(index, 0, entry));
    focus(`:scope > [data-key="${key}"] :is(input, textarea, select)`);
  }

  function move(index: number, to: number, title: string) {
    if (to < 0 || to >= items.length) return;
    const focused = document.activeElement as HTMLElement;
    keys.splice(to, 0, ...keys.splice(index, 1));
    change(items.toSpliced(index, 1).toSpliced(to, 0, items[index]));
    setSaid(`${title} is now ${to + 1} of ${items.length}.`);
    // At the end of the list its button cannot be pressed again.
    requestAnimationFrame(() =>
      (focused.matches(":disabled")
        ? focused.parentElement?.querySelector<HTMLElement>("button:enabled")
        : focused
      )?.focus(),
    );
  }

  function remove(index: number) {
    const [key = 0] = keys.splice(index, 1);
    const gone = { entry: items[index], key, next: keys[index] };
    change(items.toSpliced(index, 1));
    setRemoved([
      ...removed.filter(({ next }) => next === key).map((one) => ({ ...one, next: gone.next })),
      gone,
      ...removed.filter(({ next }) => next !== key),
    ]);
    focus(`:scope > [data-removed="${key}"] button`);
  }

  function undo({ entry, key, next }: Removed, title: string) {
    const at = removed.findIndex((one) => one.key === key);
    const before = removed.slice(0, at).map((one) => (one.next === next ? { ...one, next: key } : one));
    setRemoved([...before, ...removed.slice(at + 1)]);
    put(next === undefined ? items.length : keys.indexOf(next), entry, key);
    setSaid(`${title} is back.`);
  }

  return { list, keys, added, said, put, move, remove, undo, removed };
}

/** The keys of entries: that of the same entry before, else of the one with its title, else a new one. */
function keysOf(items: unknown[], before: unknown[], keys: number[]): number[] {
  const free = new Set(keys.keys());
  const found: number[] = [];
  for (const wordsOf of [JSON.stringify, (entry: unknown) => titleIn("sections", entry)])
    for (const [index, entry] of items.entries()) {
      const words = found[index] ? undefined : wordsOf(entry);
      const old = [index, ...free].find((one) => words && free.has(one) && wordsOf(before[one]) === words);
      if (old === undefined) continue;
      free.delete(old);
      found[index] = keys[old] ?? 0;
    }
  return items.map((_, index) => found[index] ?? newKey());
}
