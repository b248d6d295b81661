/** Marks, in the page's index, the last chapter that begins in or above the upper third of the window, if any. */
export function followChapters(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-follow-chapters] li a")];
  if (links.length === 0) return;

  function markCurrent(): void {
    const line = innerHeight / 3;
    const current = links.findLast(({ hash }) => topOf(hash) < line);
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  }

  markCurrent();
  addEventListener("scroll", markCurrent, { passive: true });
}

/** Pixels from the top of the window to the element; infinite if there is no such element. */
function topOf(hash: string): number {
  return document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
