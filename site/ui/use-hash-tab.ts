import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The tab named by the address, so that it can be linked to and comes back with Back and Forward. Choosing a tab
 * replaces the address: the way back leads to the page before, not through every tab looked at.
 */
export function useHashTab(ids: string[], fallback: string): [string, (id: string) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [last, setLast] = useState(fallback);
  const named = hydrated ? hash.slice(1) : "";
  // A hash that is no tab's (the skip link's, say) changes nothing.
  const selected = ids.includes(named) ? named : named ? last : fallback;
  if (selected !== last) setLast(selected);
  return [selected, (id) => navigate({ search, hash: id }, { replace: true, preventScrollReset: true })];
}
