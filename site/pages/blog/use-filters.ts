import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type Filters, fromQuery, NO_FILTERS, toQuery } from "./matching.ts";

/** Filters that live in the address: a reload, Back or a shared link brings the same list. */
export function useFilters(categories: string[]): [Filters, (next: Filters) => void] {
  const location = useLocation();
  const hydrated = useHydrated();
  const [filters, setFilters] = useState(() =>
    hydrated ? fromQuery(location.search, categories) : NO_FILTERS,
  );

  useEffect(() => setFilters(fromQuery(location.search, categories)), [location, categories]);

  function change(next: Filters) {
    setFilters(next);
    try {
      // Not through the router: a key stroke is no navigation, and the router reads the address on Back.
      history.replaceState(history.state, "", window.location.pathname + toQuery(next));
    } catch {
      // Safari refuses a hundred changes within half a minute. The list is right all the same.
    }
  }

  return [filters, change];
}
