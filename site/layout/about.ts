import type { PlainAddress } from "../addresses.ts";
import { ABOUT_FRESH_MS, ABOUT_KEY } from "../ui/about.ts";

const TOOLS: PlainAddress = "/tools";

/**
 * A link within a page stores what it is about for the contact form, also where that is opened in another tab: with a
 * key held down, by the middle button, from the menu of the link. The links of menu and footer remove it, so that
 * nobody asks about what they have left.
 */
export function startAboutLinks(): void {
  for (const type of ["click", "auxclick", "contextmenu"] as const) document.addEventListener(type, store);
}

function store(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/contact"]');
  if (!link) return;
  const isHere =
    event.type === "click" && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const about = aboutOf(link);
  try {
    // A tab opened that way gets no copy of this one's session storage.
    const storage = isHere ? sessionStorage : localStorage;
    if (about) storage.setItem(ABOUT_KEY, JSON.stringify([location.pathname, ...entryOf(about, isHere)]));
    else for (const each of [sessionStorage, localStorage]) each.removeItem(ABOUT_KEY);
  } catch {
    // Storage is switched off: the visitor writes what it is about.
  }
}

/** What the link says itself, or the page around it with the words of the link. */
function aboutOf(link: HTMLAnchorElement): string | undefined {
  const place = link.closest<HTMLElement>("[data-asks]");
  if (link.dataset.about || !place?.dataset.asks) return link.dataset.about;
  const asks = JSON.parse(place.dataset.asks);
  const purpose = new URLSearchParams(link.search).get("subject") ?? link.innerText.trim();
  return JSON.stringify({
    ...asks,
    title: place === link ? asks.title : `${asks.title}: ${purpose}`,
    // What was entered into a tool is in its address.
    link:
      location.search && location.pathname.startsWith(TOOLS)
        ? location.pathname + location.search
        : undefined,
  });
}

/** All tabs read the same storage: while it is not clear what is meant for which tab, nothing is. */
function entryOf(about: string, isHere: boolean): unknown[] {
  if (isHere) return [JSON.parse(about)];
  const [, waiting, since = 0] = JSON.parse(localStorage.getItem(ABOUT_KEY) ?? "[]");
  const isClear = Date.now() - since > ABOUT_FRESH_MS || JSON.stringify(waiting) === about;
  return [isClear ? JSON.parse(about) : null, Date.now()];
}
