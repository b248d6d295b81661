import { useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The tab named by the address, so that it can be linked to and comes back with Back and Forward. Choosing a tab
 * replaces the address: the way back leads to the page before, not through every tab looked at.
 */
export function useHashTab(ids: string[], fallback: string): [string, (id: string) => void] {
  const { key, hash } = useLocation();
  const hydrated = useHydrated();
  const [last, setLast] = useState(fallback);
  const [chosen, setChosen] = useState({ id: "", at: "" });
  const named = !hydrated ? "" : chosen.at === key ? chosen.id : hash.slice(1);
  // A hash that is no tab's (the skip link's, say) changes nothing.
  const selected = ids.includes(named) ? named : named ? last : fallback;
  if (selected !== last) setLast(selected);

  function choose(id: string) {
    setChosen({ id, at: key });
    // Not through the router: it would render the whole page anew, and it reads the address on Back.
    history.replaceState(history.state, "", `#${id}`);
  }
  return [selected, choose];
}
