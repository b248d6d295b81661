import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { afterPaint } from "../../ui/after-paint.ts";
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

const NOTHING_YET = { filters: NO_FILTERS, at: "" };

/**
 * The address holds the filters. The fields keep their own values, so that nothing typed is ever overtaken by a
 * slower update, and follow the address only where it changed without them: on load, Back and Forward.
 */
export function useFilters(options: Options): Control {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const byForm = useRef(false);
  const settled = useHydrated();
  const [chosen, setChosen] = useState(NOTHING_YET);
  const named = chosen.at === key ? chosen.filters : readFilters(new URLSearchParams(search), options);

  // The list answers first, in slices that leave room for the next key; the address follows.
  function go(next: Filters, replace: boolean) {
    startTransition(() => setChosen({ filters: next, at: key }));
    const query = () => writeFilters(new URLSearchParams(window.location.search), next).toString();
    if (replace) return replaceQuery(query());
    afterPaint(() => {
      byForm.current = true;
      navigate({ search: query() }, { preventScrollReset: true });
    });
  }

  useEffect(() => {
    if (!byForm.current) write(form.current, named);
    byForm.current = false;
    // From here on the address says it; Back must find what was there before the choice.
    setChosen(NOTHING_YET);
  }, [key]);

  return {
    filters: settled ? named : NO_FILTERS,
    settled,
    form,
    apply: (changed) => go(read(form.current), changed === "typed"),
    clear() {
      write(form.current, NO_FILTERS);
      go(NO_FILTERS, false);
    },
  };
}

/** Not through the router: a key stroke is no navigation, and the router reads the address on Back. */
function replaceQuery(query: string): void {
  try {
    history.replaceState(history.state, "", query ? `?${query}` : window.location.pathname);
  } catch {
    // Safari refuses a hundred changes within half a minute. The list is right all the same.
  }
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
