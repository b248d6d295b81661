/** The page shows its overview, or the category that the hash names. Until this runs, CSS alone decides by the hash. */
const page = document.querySelector<HTMLElement>("[data-by-hash]");
const overview = document.getElementById("overview");
const nav = page?.querySelector<HTMLElement>('nav[aria-label="Categories"]');
if (page && overview && nav) start(page, overview, nav);

function start(page: HTMLElement, overview: HTMLElement, nav: HTMLElement): void {
  const categories = [...page.querySelectorAll<HTMLElement>("article")];
  let shown: HTMLElement | undefined;

  function followHash(): void {
    const target = document.getElementById(location.hash.slice(1));
    // A hash that names something outside the views, such as the skip link's target, changes nothing.
    if (shown && target && !page.contains(target)) return;
    const view = categories.find((category) => category === target) ?? overview;
    if (view === shown) return;
    showOnly(view);
    // Only the focus tells a screen reader that the content changed; to what was hidden the browser could not scroll.
    if (shown) view.focus({ preventScroll: true });
    if (shown && view !== overview) view.scrollIntoView();
    shown = view;
  }

  function showOnly(view: HTMLElement): void {
    for (const part of [overview, ...categories]) part.hidden = part !== view;
    nav.hidden = view === overview;
    for (const link of nav.querySelectorAll("a"))
      link.ariaCurrent = link.hash === `#${view.id}` ? "true" : null;
  }

  followHash();
  page.removeAttribute("data-by-hash");
  // Scrolls smoothly unless visitors want less motion. Scroll anchoring would move the page when the view changes.
  document.documentElement.classList.add("motion-safe:scroll-smooth", "[overflow-anchor:none]");
  // The browser restores the scroll position after popstate, when the right content is there again.
  for (const event of ["popstate", "hashchange", "pageshow"]) addEventListener(event, followHash);
}
