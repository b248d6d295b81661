import { useEffect } from "react";

/** Calls back where the address changes without the page's doing: Back, Forward, the back/forward cache. */
export function followAddress(follow: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
  addEventListener("popstate", follow);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener("popstate", follow);
    removeEventListener("pageshow", onShow);
  };
}

/** Changing the address takes a phone up to 50 ms, so that waits until what was typed is painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

export function writeAddress(address: string, how: "add" | "replace"): void {
  try {
    if (how === "add") history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // Safari refuses a hundred changes within half a minute. What the page shows is right all the same.
  }
}

/** Shows what waited for the query of the address; see await-query in site.css. */
export function useShowAwaited(isReady: boolean): void {
  useEffect(() => {
    if (isReady) delete document.documentElement.dataset.query;
  }, [isReady]);
}
