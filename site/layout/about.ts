import { ABOUT_FRESH_MS, ABOUT_KEY } from "../ui/about.ts";

/**
 * "Register Now", or a tool's link to ask about its result, stores what it is about for the contact form, also where
 * that is opened in another tab: with a key held down, by the middle button, from the menu of the link. Any other link
 * to that form removes it, so that nobody asks about what they have left.
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
  const { about } = link.dataset;
  try {
    // A tab opened that way gets no copy of this one's session storage.
    const storage = isHere ? sessionStorage : localStorage;
    if (about) storage.setItem(ABOUT_KEY, JSON.stringify([location.pathname, ...entryOf(about, isHere)]));
    else for (const each of [sessionStorage, localStorage]) each.removeItem(ABOUT_KEY);
  } catch {
    // Storage is switched off: the visitor writes what it is about.
  }
}

/** All tabs read the same storage: while it is not clear what is meant for which tab, nothing is. */
function entryOf(about: string, isHere: boolean): unknown[] {
  if (isHere) return [JSON.parse(about)];
  const [, waiting, since = 0] = JSON.parse(localStorage.getItem(ABOUT_KEY) ?? "[]");
  const isClear = Date.now() - since > ABOUT_FRESH_MS || JSON.stringify(waiting) === about;
  return [isClear ? JSON.parse(about) : null, Date.now()];
}
