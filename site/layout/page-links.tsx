import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** A pointer that only passes over a link asks for nothing. */
const REST_MS = 100;

/**
 * Every link to a page of this site is a plain `<a href>`, also in prerendered HTML that React never looks at. One
 * listener takes their clicks to the router, and has the page fetched when the pointer rests on a link or focus or a
 * finger reaches it.
 */
export function PageLinks() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;

    function onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const page = pageOf(event);
      if (!page) return;
      event.preventDefault();
      const here = location.pathname + location.search + location.hash;
      navigate(page, { replace: page === here, viewTransition: true });
    }

    function onIntent(event: Event) {
      clearTimeout(timer.current);
      const page = pageOf(event);
      if (page) timer.current = setTimeout(setWanted, REST_MS, page);
    }

    document.addEventListener("click", onClick, { signal });
    for (const intent of ["pointerover", "focusin", "touchstart"])
      document.addEventListener(intent, onIntent, { signal, passive: true });
    return () => {
      clearTimeout(timer.current);
      listening.abort();
    };
  }, [navigate]);

  return wanted && <PrefetchPageLinks page={wanted} />;
}

/** The address within the site that the event's link leads to. A name with a dot is a file, not a page. */
function pageOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!link || !href || !/^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(href)) return null;
  return link.target || link.download ? null : href;
}
