import {
  type ChangeEvent,
  type SubmitEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { afterPaint, followUrl, writeUrl } from "./url.ts";

/** The filters of a list, in the order they take in the url: any text, or one of these values. */
export type Fields<Name extends string> = Record<Name, "text" | readonly string[]>;

/** The chosen values; an empty text means that the filter is off. */
export type Filters<Name extends string> = Record<Name, string>;

/** The value of a select that is off. */
export const ALL = "all";

/**
 * Filters in the url: a reload, Back or a shared link brings the same list. The form's fields hold what is typed,
 * and follow the url only when something else changed it. `fields` must stay the same object.
 */
export function useQueryFilters<Name extends string>(fields: Fields<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const unwritten = useRef<Change<Name>>(undefined);
  const [filters, setFilters] = useState(() => readFilters(new URLSearchParams(), fields));
  const [settled, setSettled] = useState(false);
  const isUsed = useRef(false);

  useEffect(() => {
    const early = earlyValues(form.current, fields);
    const wanted = { ...readFilters(new URLSearchParams(location.search), fields), ...early };
    writeForm(form.current, wanted);
    const chosen = Object.keys(early).some((name) => fields[name as Name] !== "text");
    isUsed.current = countFilters(early) > 0;
    if (isUsed.current) updateUrl({ filters: wanted, how: chosen ? "add" : "replace" });
    setFilters(wanted);
    setSettled(true);

    return followUrl(() => {
      unwritten.current = undefined;
      const wanted = readFilters(new URLSearchParams(location.search), fields);
      writeForm(form.current, wanted);
      startTransition(() => setFilters(unlessSame(wanted)));
    });
  }, [fields]);

  /** Changes the list first, as a transition that the next key can interrupt, and the url after the next paint. */
  function change(next: Filters<Name>, how: Change<Name>["how"]) {
    isUsed.current = true;
    startTransition(() => setFilters(unlessSame(next)));
    const before = unwritten.current;
    unwritten.current = { filters: next, how: before?.how === "add" ? "add" : how };
    if (!before) afterPaint(write);
  }

  function write() {
    if (unwritten.current) updateUrl(unwritten.current);
    unwritten.current = undefined;
  }

  return {
    filters,
    active: countFilters(filters),
    /** Whether the url has been read: never in the HTML. */
    settled,
    /** Set when the visitor has used the form: not by the url. */
    isUsed,
    form: {
      ref: form,
      // The browser's own memory of fields would compete with the url.
      autoComplete: "off",
      // Typing replaces the history entry, choosing adds one.
      onChange({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
        const next = readFilters(new FormData(currentTarget), fields);
        change(next, (target as Element) instanceof HTMLSelectElement ? "add" : "replace");
      },
      onSubmit: (event: SubmitEvent) => event.preventDefault(),
    },
    clear() {
      const none = readFilters(new URLSearchParams(), fields);
      writeForm(form.current, none);
      change(none, "add");
    },
  };
}

type Change<Name extends string> = { filters: Filters<Name>; how: "add" | "replace" };

/** Equal filters stay the same object, so that a list stays as long as “Show more” has made it. */
function unlessSame<Name extends string>(next: Filters<Name>) {
  return (before: Filters<Name>) =>
    writeFilters("", before) === writeFilters("", next) ? before : next;
}

function earlyValues(form: HTMLFormElement | null, fields: Fields<string>): Filters<string> {
  const values = form ? readFilters(new FormData(form), fields) : {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

function writeForm(form: HTMLFormElement | null, filters: Filters<string>): void {
  for (const [name, value] of Object.entries(filters)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value || ALL;
    else if (field instanceof HTMLInputElement && field.value.trim() !== value) field.value = value;
  }
}

function updateUrl({ filters, how }: Change<string>): void {
  const query = writeFilters(location.search, filters);
  if (query === new URLSearchParams(location.search).toString()) return;
  writeUrl(`${location.pathname}${query && `?${query}`}${location.hash}`, how);
}

/** Reads a url or a form. A value that a filter's list does not have counts as off. */
export function readFilters<Name extends string>(
  source: { get(name: string): unknown },
  fields: Fields<Name>,
): Filters<Name> {
  const values = Object.entries<"text" | readonly string[]>(fields).map(([name, known]) => {
    const value = String(source.get(name) ?? "").trim();
    return [name, known === "text" || known.includes(value) ? value : ""];
  });
  return Object.fromEntries(values);
}

/** The query with these filters; parameters that are no filters stay. */
export function writeFilters(query: string, filters: Filters<string>): string {
  const params = new URLSearchParams(query);
  for (const name of Object.keys(filters)) params.delete(name);
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  return params.toString();
}

export const countFilters = (filters: Filters<string>): number =>
  Object.values(filters).filter(Boolean).length;
