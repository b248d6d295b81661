/**
 * Moves the browser's clock to the day that is shown, restores the scroll position when the page is loaded again, and
 * goes where a message of the desk says. Its text is put into each page of the preview, so it uses nothing of this file
 * or others.
 */
export function inPreview(daysAhead: number): void {
  const RealDate = Date;
  const ahead = daysAhead * 24 * 60 * 60 * 1000;

  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(RealDate.now() + ahead);
      else super(...(given as [number]));
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  } as DateConstructor;

  const key = `preview-scroll ${location.pathname}${location.hash}`;
  const noteScroll = () => sessionStorage.setItem(key, String(scrollY));
  addEventListener("scroll", noteScroll, { passive: true });
  addEventListener("load", () => {
    const top = Number(sessionStorage.getItem(key));
    if (top > 0) scrollTo({ top, behavior: "instant" });
  });

  // A page that is replaced while it moves from one to the next says so as an error.
  const letTurn = (event: Event) => {
    const { viewTransition } = event as PageSwapEvent;
    viewTransition?.ready.catch(() => {});
    viewTransition?.finished.catch(() => {});
  };
  addEventListener("pageswap", letTurn);
  addEventListener("pagereveal", letTurn);

  /** The section after the comment of sections.astro with this index. */
  function sectionAt(index: number): Element | null | undefined {
    const walker = document.createTreeWalker(document.body, 128);
    let left = index;
    while (walker.nextNode()) {
      const comment = walker.currentNode as Comment;
      if (comment.data !== "section") continue;
      if (left === 0) return comment.nextElementSibling;
      left -= 1;
    }
    return undefined;
  }

  const blockAt = (index: number) => document.querySelectorAll(".prose > *")[index];

  // Only the desk may frame the page.
  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return;
    const { section, block } = (data ?? {}) as { section?: number; block?: number };
    const place = section === undefined ? blockAt(block ?? -1) : sectionAt(section);
    if (!place) return;
    const { top, bottom } = place.getBoundingClientRect();
    const isOutOfSight = top > innerHeight * 0.7 || bottom < innerHeight * 0.3;
    if (isOutOfSight) scrollBy({ top: top - 80, behavior: "instant" });
  });
}

/** Stands before Vite's client, on whatever page it is loaded: it would open sockets in vain. */
export function withoutSockets(): void {
  globalThis.WebSocket = class extends EventTarget {
    send(): void {}
    close(): void {}
  } as unknown as typeof WebSocket;
}
