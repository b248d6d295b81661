import { useEffect } from "react";

/** Calls `follow` when the browser changes the address, as by Back or Forward. Returns the function that stops it. */
export function followAddress(follow: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
  addEventListener("popstate", follow);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener("popstate", follow);
    removeEventListener("pageshow", onShow);
  };
}

/** For changes of the address, which take a phone up to 50 ms: what was typed is painted before them. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Puts an address into the history, as a new entry or in place of the present one. Never throws. */
export function writeAddress(address: string, how: "add" | "replace"): void {
  try {
    if (how === "add") history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // Safari refuses a hundred changes within half a minute. What the page shows is right all the same.
  }
}

/** Once ready, shows what await-query in site.css hides until the query of the address is read. */
export function useShowAwaited(isReady: boolean): void {
  useEffect(() => {
    if (isReady) delete document.documentElement.dataset.query;
  }, [isReady]);
}
