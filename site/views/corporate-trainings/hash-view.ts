/**
 * The page shows its overview, or the category that the hash names. Until this runs, CSS alone decides by the hash;
 * from then on a link within the page switches between them without loading the page again.
 */
const page = document.querySelector<HTMLElement>("[data-by-hash]");
const overview = document.getElementById("overview");
const nav = page?.querySelector<HTMLElement>('nav[aria-label="Categories"]');
if (page && overview && nav) start(page, overview, nav);

function start(page: HTMLElement, overview: HTMLElement, nav: HTMLElement): void {
  const categories = [...page.querySelectorAll<HTMLElement>("article")];
  const categoryFor = (hash: string) => categories.find(({ id }) => `#${id}` === hash);
  let shown = overview;

  function show(view: HTMLElement): void {
    shown = view;
    for (const part of [overview, ...categories]) part.hidden = part !== view;
    nav.hidden = view === overview;
    for (const link of nav.querySelectorAll("a")) {
      if (categoryFor(link.hash) === view) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  /** Shows a view and focuses it: only the focus tells a screen reader that the content changed. */
  function switchTo(view: HTMLElement): void {
    show(view);
    view.focus({ preventScroll: true });
  }

  function followHash(): void {
    // A hash that names something outside the views, such as the skip link's target, changes nothing.
    const target = document.getElementById(location.hash.slice(1));
    if (target && !page.contains(target)) return;
    const view = categoryFor(location.hash) ?? overview;
    if (view !== shown) switchTo(view);
  }

  /** Other links, and clicks that ask for a new tab or window, are left to the browser. */
  function followLink(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || link.origin !== location.origin || pathOf(link) !== pathOf(location)) return;
    const view = link.hash ? categoryFor(link.hash) : overview;
    if (!view || link.target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history[link.href === location.href ? "replaceState" : "pushState"](null, "", link.href);
    switchTo(view);
    if (view === overview) scrollTo(0, 0);
    else view.scrollIntoView();
  }

  show(categoryFor(location.hash) ?? overview);
  page.removeAttribute("data-by-hash");
  // Scrolls smoothly unless visitors want less motion. Scroll anchoring would move the page when the view changes.
  document.documentElement.classList.add("motion-safe:scroll-smooth", "[overflow-anchor:none]");
  document.addEventListener("click", followLink);
  // The browser restores the scroll position after popstate, when the right content is there again.
  for (const event of ["popstate", "hashchange", "pageshow"]) addEventListener(event, followHash);
}

/** Without the slash at the end, which some hosts add. */
function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/$/, "");
}
