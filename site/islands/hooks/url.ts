import { useEffect } from "react";

/** Calls `follow` when the browser changes the url, as by Back. Returns the function that stops it. */
export function followUrl(follow: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
  addEventListener("popstate", follow);
  addEventListener("pageshow", onShow);
  return () => {
    removeEventListener("popstate", follow);
    removeEventListener("pageshow", onShow);
  };
}

/** For changes of the url, which take a phone up to 50 ms: what was typed is painted before them. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Never throws; a browser that refuses leaves the url as it was. */
export function writeUrl(url: string, how: "add" | "replace"): void {
  try {
    if (how === "add") history.pushState(null, "", url);
    else history.replaceState(history.state, "", url);
  } catch {
    // Safari refuses a hundred changes within half a minute. What the page shows is right all the same.
  }
}

/** Once ready, shows what await-query in site.css hides until the query of the url is read. */
export function useShowAwaited(isReady: boolean): void {
  useEffect(() => {
    if (isReady) delete document.documentElement.dataset.query;
  }, [isReady]);
}
