/**
 * The page shows its overview, or the category the hash names. Until this runs the address decides by styles alone;
 * from then on a link within the page exchanges what is shown without loading the page anew.
 */
const page = document.querySelector<HTMLElement>("[data-by-address]");
const overview = document.getElementById("overview");
const nav = page?.querySelector<HTMLElement>('nav[aria-label="Categories"]');
if (page && overview && nav) start(page, overview, nav);

function start(page: HTMLElement, overview: HTMLElement, nav: HTMLElement): void {
  const categories = [...page.querySelectorAll<HTMLElement>("article")];
  const named = (hash: string) => categories.find(({ id }) => `#${id}` === hash);
  let shown = overview;

  function show(view: HTMLElement): void {
    shown = view;
    for (const part of [overview, ...categories]) part.hidden = part !== view;
    nav.hidden = view === overview;
    for (const link of nav.querySelectorAll("a")) {
      if (named(link.hash) === view) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  /** Nothing else tells a screen reader that the content was exchanged. */
  function exchange(view: HTMLElement): void {
    show(view);
    view.focus({ preventScroll: true });
  }

  function followAddress(): void {
    // A place outside, such as the skip link's, changes nothing.
    const place = document.getElementById(location.hash.slice(1));
    if (place && !page.contains(place)) return;
    const view = named(location.hash) ?? overview;
    if (view !== shown) exchange(view);
  }

  function followLink(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || link.origin !== location.origin || pathOf(link) !== pathOf(location)) return;
    const view = link.hash ? named(link.hash) : overview;
    if (!view || link.target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history[link.href === location.href ? "replaceState" : "pushState"](null, "", link.href);
    exchange(view);
    if (view === overview) scrollTo(0, 0);
    else view.scrollIntoView();
  }

  show(named(location.hash) ?? overview);
  page.removeAttribute("data-by-address");
  // Glides where motion is welcome; anchored to what stays, the page would move when its content is exchanged.
  document.documentElement.classList.add("motion-safe:scroll-smooth", "[overflow-anchor:none]");
  document.addEventListener("click", followLink);
  // The browser restores the scroll position after popstate, when the right content is there again.
  for (const event of ["popstate", "hashchange", "pageshow"]) addEventListener(event, followAddress);
}

/** Some hosts serve the page with a slash at the end. */
function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/$/, "");
}
