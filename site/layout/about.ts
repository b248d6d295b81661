import { ABOUT_FRESH_MS, ABOUT_KEPT } from "../ui/about.ts";

/**
 * "Register Now", or a tool's way to ask about its result, hands on what it is about to the contact form, also where
 * that is opened in another tab: with a key held down, by the middle button, from the menu of the link. Any other link
 * to that form takes back what was handed on before, so that nobody asks about what they have left.
 */
export function handOnAbout(): void {
  for (const type of ["click", "auxclick", "contextmenu"] as const) document.addEventListener(type, handOn);
}

function handOn(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/contact"]');
  if (!link) return;
  const isHere =
    event.type === "click" && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const { about } = link.dataset;
  try {
    // A tab opened that way gets no copy of this one's session storage.
    const place = isHere ? sessionStorage : localStorage;
    if (about) place.setItem(ABOUT_KEPT, JSON.stringify([location.pathname, ...told(about, isHere)]));
    else for (const every of [sessionStorage, localStorage]) every.removeItem(ABOUT_KEPT);
  } catch {
    // Storage is switched off: the visitor writes what it is about.
  }
}

/** All tabs read one place: while it is not clear what is meant for which tab, none is. */
function told(about: string, isHere: boolean): unknown[] {
  if (isHere) return [JSON.parse(about)];
  const [, waiting, since = 0] = JSON.parse(localStorage.getItem(ABOUT_KEPT) ?? "[]");
  const isClear = Date.now() - since > ABOUT_FRESH_MS || JSON.stringify(waiting) === about;
  return [isClear ? JSON.parse(about) : null, Date.now()];
}
