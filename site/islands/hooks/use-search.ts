import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useShowAwaited } from "./address.ts";
import type { Fields, Filters } from "./query-filters.ts";
import { useQueryFilters } from "./use-query-filters.ts";
import { useRecords } from "./use-records.ts";

/** How many results are shown at first, and added by each “Show more”. */
const STEP = 12;

/** What was found, how much of it is shown, and the file it was found in. */
export type Results<File, Item> = { file: File; found: Item[]; shown: Item[] };

type Search<Name extends string, File, Item> = {
  fields: Fields<Name>;
  /** The address of the file that holds the whole list, and the list within it. */
  address: string;
  itemsOf: (file: File) => Item[];
  matches: (item: Item, filters: Filters<Name>) => boolean;
};

/**
 * The search of a list of which the page holds only a part. The rest is fetched when a visitor turns to the form, or
 * comes with filters in the address. Until then, and if that fails, the page shows its own list.
 */
export function useSearch<Name extends string, File, Item>({
  fields,
  address,
  itemsOf,
  matches,
}: Search<Name, File, Item>) {
  const { filters, active, settled, form, choose, clear } = useQueryFilters(fields);
  const { state, file, load } = useRecords<File>(address);
  const [steps, setSteps] = useState({ filters, count: 1 });
  const count = steps.filters === filters ? steps.count : 1;
  const isOn = active > 0;

  const found = useMemo(
    () => (isOn && file ? itemsOf(file).filter((item) => matches(item, filters)) : []),
    [isOn, file, filters, itemsOf, matches],
  );

  const results: Results<File, Item> | undefined =
    isOn && file ? { file, found, shown: found.slice(0, count * STEP) } : undefined;

  useEffect(() => {
    if (isOn) load();
  }, [isOn, load]);

  // After “Show more” the focus goes to the first item that was added: the button has moved down, or is gone.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (steps.count > 1) focusItem(list.current, (steps.count - 1) * STEP);
  }, [steps]);

  useShowAwaited(settled && (!isOn || state === "ready" || state === "failed"));

  /** After a button that disappears, the focus goes to the search field. */
  function focusSearch() {
    form.ref.current?.querySelector("input")?.focus();
  }

  return {
    filters,
    active,
    /** "off" as long as nothing is searched for. */
    state: isOn ? (state === "idle" ? "loading" : state) : "off",
    results,
    /** Goes around the results, each of which is an article. */
    list,
    more: () => startTransition(() => setSteps({ filters, count: count + 1 })),
    form: { ...form, onFocus: load, onPointerEnter: load },
    choose,
    retry() {
      load();
      focusSearch();
    },
    clear() {
      clear();
      focusSearch();
    },
  } as const;
}

function focusItem(list: HTMLElement | null, index: number): void {
  const control = list?.querySelectorAll("article")[index]?.querySelector<HTMLElement>("a, summary");
  control?.focus({ preventScroll: true });
  // A visitor with a pointer sees the item already.
  if (control?.matches(":focus-visible")) control.scrollIntoView({ block: "nearest" });
}
