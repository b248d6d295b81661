import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type Filters, fromQuery, NO_FILTERS, toQuery } from "./matching.ts";

/** Filters that live in the address: a reload, Back or a shared link brings the same list. */
export function useFilters(categories: string[]) {
  const location = useLocation();
  const hydrated = useHydrated();
  const [filters, setFilters] = useState(() =>
    hydrated ? fromQuery(location.search, categories) : NO_FILTERS,
  );

  const [settled, setSettled] = useState(hydrated);

  useEffect(() => {
    setFilters(fromQuery(location.search, categories));
    setSettled(true);
  }, [location, categories]);

  function change(next: Filters) {
    setFilters(next);
    try {
      // Not through the router: a key stroke is no navigation, and the router reads the address on Back.
      history.replaceState(history.state, "", window.location.pathname + toQuery(next));
    } catch {
      // Safari refuses a hundred changes within half a minute. The list is right all the same.
    }
  }

  return { filters, settled, change };
}
