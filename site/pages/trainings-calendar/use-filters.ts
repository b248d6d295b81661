import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ALL, type Filters, NO_FILTERS, type Options, readFilters, writeFilters } from "./filters.ts";

type Control = {
  filters: Filters;
  /** Whether the address has been read: never in the HTML, always in the browser. */
  settled: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** Takes over what the form says; typing replaces the history entry, choosing adds one. */
  apply: (changed: "typed" | "chosen") => void;
  clear: () => void;
};

/**
 * The address holds the filters. The fields keep their own values, so that nothing typed is ever overtaken by a
 * slower update, and follow the address only where it changed without them: on load, Back and Forward.
 */
export function useFilters(options: Options): Control {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const form = useRef<HTMLFormElement>(null);
  const settled = useHydrated();
  const filters = settled ? readFilters(query, options) : NO_FILTERS;

  function go(next: Filters, replace: boolean) {
    setQuery((before) => writeFilters(before, next), { replace, preventScrollReset: true });
  }

  useEffect(() => {
    if (arrivedBy === "POP") write(form.current, readFilters(query, options));
  }, [key]);

  return {
    filters,
    settled,
    form,
    apply: (changed) => go(read(form.current), changed === "typed"),
    clear() {
      write(form.current, NO_FILTERS);
      go(NO_FILTERS, false);
    },
  };
}

function read(form: HTMLFormElement | null): Filters {
  const values = form ? Object.fromEntries(new FormData(form)) : {};
  return { ...NO_FILTERS, ...(values as Partial<Filters>) };
}

function write(form: HTMLFormElement | null, filters: Filters): void {
  for (const [name, value] of Object.entries(filters)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = value || fallback(name);
  }
}

const fallback = (name: string) => (name === "q" ? "" : ALL);
