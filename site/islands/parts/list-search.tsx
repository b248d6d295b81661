import { clsx } from "clsx";
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useShowAwaited } from "../hooks/url.ts";
import { type Fields, type Filters, useQueryFilters } from "../hooks/use-query-filters.ts";
import { useRecords } from "../hooks/use-records.ts";

/** How many results are shown at first, and added by each “Show more”. */
const STEP = 12;

type Results<File, Item> = { file: File; found: Item[]; shown: Item[] };

type Search<Name extends string, File, Item> = {
  fields: Fields<Name>;
  /** Of the file that holds the whole list. */
  path: string;
  itemsOf: (file: File) => Item[];
  matches: (item: Item, filters: Filters<Name>) => boolean;
};

/**
 * The search of a list of which the page holds only a part. The whole is fetched when a visitor turns to the form, or
 * comes with filters in the url. Until then, and if that fails, the page shows its own list.
 */
export function useSearch<Name extends string, File, Item>(options: Search<Name, File, Item>) {
  const { fields, path, itemsOf, matches } = options;
  const { filters, active, settled, form, clear } = useQueryFilters(fields);
  const { state, file, load } = useRecords<File>(path);
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
    state: isOn ? (state === "idle" ? "loading" : state) : "off",
    results,
    /** For the element around the results, each of which is an `article` element. */
    list,
    more: () => startTransition(() => setSteps({ filters, count: count + 1 })),
    form: { ...form, onFocus: load, onPointerEnter: load },
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

type Empty = { title: string; text: string; clear?: string };
type ListProps<File, Item> = {
  noun: "articles" | "trainings";
  search: Omit<ReturnType<typeof useSearch<string, File, Item>>, "filters" | "active" | "form">;
  className?: string;
  show: (results: Results<File, Item>) => ReactNode;
  children: ReactNode;
};

/** What a search of a long list has found; while nothing is searched for, the page's own list. */
export function ResultList<File extends { words: { empty: Empty } }, Item>(props: ListProps<File, Item>) {
  const { noun, search, className, show, children } = props;
  const { state, results, list, more, retry, clear } = search;
  const empty = results?.found.length === 0 ? results.file.words.empty : undefined;
  return (
    // What comes below must not jump into sight when few are found.
    <div ref={list} className={clsx("await-query", results && "min-h-[50vh]", className)}>
      {state === "failed" && (
        <div className="mb-10 border-l-4 border-ember bg-sand p-5">
          <p>{`The other ${noun} could not be loaded. What is shown here stays.`}</p>
          <Button variant="outline" className="mt-4" onClick={retry} label="Try again" />
        </div>
      )}
      {results && results.found.length > 0 && show(results)}
      {results && results.found.length > results.shown.length && (
        <p className="mt-12 text-center">
          <Button variant="outline" onClick={more} label={`Show more ${noun}`} />
        </p>
      )}
      {empty && (
        <div className="grid justify-items-start gap-3 border-y border-line py-12">
          <h2 className="text-h3">{empty.title}</h2>
          <p className="max-w-xl text-ink-soft">{empty.text}</p>
          <Button variant="outline" onClick={clear} className="mt-3" label={empty.clear ?? "Clear filters"} />
        </div>
      )}
      <div hidden={Boolean(results)}>{children}</div>
    </div>
  );
}
