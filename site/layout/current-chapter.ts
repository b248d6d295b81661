/** Marks, in the page's index, the last chapter that begins in or above the upper third of the window. */
const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-follow-chapters] li a")];

function markCurrent(): void {
  const line = innerHeight / 3;
  const current = links.findLast(({ hash }) => topOf(hash) < line);
  for (const link of links)
    if (link === current) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
}

const topOf = (hash: string) =>
  document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

markCurrent();
addEventListener("scroll", markCurrent, { passive: true });
