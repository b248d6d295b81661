import { clsx } from "clsx";
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "../../ui/button.tsx";
import { useShowAwaited } from "../hooks/url.ts";
import { type Fields, type Filters, useQueryFilters } from "../hooks/use-query-filters.ts";
import { useRecords } from "../hooks/use-records.ts";

/** How many results are shown at first, and added by each “Show more”. */
const STEP = 12;

type Results<File, Item> = { file: File; found: Item[]; shown: Item[] };

type Search<Name extends string, File, Item extends Matched, Matched> = {
  fields: Fields<Name>;
  /** Of the file that holds the whole list. */
  path: string;
  itemsOf: (file: File) => Item[];
  matches: (item: Matched, filters: Filters<Name>) => boolean;
  /** What an `article` element of the page says of its item. */
  readCard: (card: HTMLElement) => Matched;
};

/**
 * The search of a list of which the page holds only a part. The whole is fetched when a visitor turns to the form, or
 * comes with filters in the url. Until then the page shows its own list, and if that fails it is this list alone that
 * is searched.
 */
export function useSearch<Name extends string, File, Item extends Matched, Matched>(
  options: Search<Name, File, Item, Matched>,
) {
  const { fields, path, itemsOf, matches, readCard } = options;
  const { filters, active, settled, form, isUsed, clear } = useQueryFilters(fields);
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

  const isFallback = isOn && state === "failed";
  const [foundOnPage, setFoundOnPage] = useState<number>();
  useEffect(() => {
    const cards = isFallback ? [...(list.current?.querySelectorAll("article") ?? [])] : [];
    const missed = cards
      .filter((card) => !matches(readCard(card), filters))
      .map((card) => card.closest("li") ?? card);
    for (const place of missed) place.hidden = true;
    setFoundOnPage(isFallback ? cards.length - missed.length : undefined);
    return () => {
      for (const place of missed) place.hidden = false;
    };
  }, [isFallback, filters, matches, readCard]);

  const isLoaded = state === "ready" || state === "failed";
  useShowAwaited(settled && (!isOn || isLoaded));
  useReturnToStart({ list, isUsed, isLoaded, filters });

  const stateOn = state === "idle" ? "loading" : state;

  /** After a button that disappears, the focus goes to the search field. */
  function focusSearch() {
    form.ref.current?.querySelector("input")?.focus();
  }

  return {
    filters,
    active,
    state: isOn ? stateOn : "off",
    results,
    /** How many of the page's own list match, where the whole could not be fetched. */
    foundOnPage,
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

type Use = {
  list: RefObject<HTMLElement | null>;
  isUsed: RefObject<boolean>;
  isLoaded: boolean;
  filters: Filters<string>;
};

/**
 * The filters stay in sight beside a long list: who has used one far down is led to the start of what is found, which
 * else stands above the screen. Back and reload leave the page where it was.
 */
function useReturnToStart({ list, isUsed, isLoaded, filters }: Use): void {
  // Each change of the filters brings another list.
  useEffect(() => {
    if (!isUsed.current || !isLoaded) return;
    isUsed.current = false;
    const start = list.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView();
  }, [filters, isLoaded, isUsed, list]);
}

function focusItem(list: HTMLElement | null, index: number): void {
  const control = list
    ?.querySelectorAll("article")
    [index]?.querySelector<HTMLElement>("a, summary");
  control?.focus({ preventScroll: true });
  // A visitor with a pointer sees the item already.
  if (control?.matches(":focus-visible")) control.scrollIntoView({ block: "nearest" });
}

type ListProps<File, Item> = {
  noun: "articles" | "trainings";
  /** The words where nothing is found. */
  empty: { title: string; text: string; clear?: string };
  search: Omit<
    ReturnType<typeof useSearch<string, File, Item, Item>>,
    "filters" | "active" | "form"
  >;
  className?: string;
  show: (results: Results<File, Item>) => ReactNode;
  children: ReactNode;
};

/** What a search of a long list has found; while nothing is searched for, the page's own list. */
export function ResultList<File, Item>(props: ListProps<File, Item>) {
  const { noun, empty, search, className, show, children } = props;
  const { state, results, foundOnPage, list, more, retry, clear } = search;
  const isEmpty = (results?.found.length ?? foundOnPage) === 0;
  return (
    // What comes below must not jump into sight when few are found.
    <div ref={list} className={clsx("await-query", results && "min-h-[50vh]", className)}>
      {state === "failed" && (
        <div className="mb-10 border-l-4 border-ember bg-sand p-5">
          <p>{`Only the ${noun} on this page were searched: the whole list could not be loaded.`}</p>
          <Button variant="outline" className="mt-4" onClick={retry} label="Try again" />
        </div>
      )}
      {results && results.found.length > 0 && show(results)}
      {results && results.found.length > results.shown.length && (
        <p className="mt-12 text-center">
          <Button variant="outline" onClick={more} label={`Show more ${noun}`} />
        </p>
      )}
      {isEmpty && (
        <div className="grid justify-items-start gap-3 border-y border-line py-12">
          <h2 className="text-h3">{empty.title}</h2>
          <p className="max-w-xl text-ink-soft">{empty.text}</p>
          <Button
            variant="outline"
            onClick={clear}
            className="mt-3"
            label={empty.clear ?? "Clear filters"}
          />
        </div>
      )}
      <div hidden={Boolean(results)}>{children}</div>
    </div>
  );
}
