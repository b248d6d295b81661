import type { PlainPath } from "../paths.ts";
import { ABOUT_FRESH_MS, ABOUT_KEY } from "../ui/about.ts";

const TOOLS: PlainPath = "/tools";

/** Links of menu and footer say nothing of what they ask about, and remove what another link has stored. */
for (const type of ["click", "auxclick", "contextmenu"] as const)
  document.addEventListener(type, store);

function store(event: MouseEvent): void {
  const link =
    event.target instanceof Element &&
    event.target.closest<HTMLAnchorElement>('a[href^="/contact"]');
  if (!link) return;
  const isHere =
    event.type === "click" && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const about = aboutOf(link);
  try {
    // Another tab gets no copy of this tab's session storage.
    const storage = isHere ? sessionStorage : localStorage;
    if (about)
      storage.setItem(ABOUT_KEY, JSON.stringify([location.pathname, ...entryOf(about, isHere)]));
    else for (const each of [sessionStorage, localStorage]) each.removeItem(ABOUT_KEY);
  } catch {
    // Storage is switched off: the visitor writes what it is about.
  }
}

/** An About as JSON: that of the link, or the one around the link with the link's words; undefined without either. */
function aboutOf(link: HTMLAnchorElement): string | undefined {
  const place = link.closest<HTMLElement>("[data-asks]");
  if (link.dataset.about || !place?.dataset.asks) return link.dataset.about;
  const asks = JSON.parse(place.dataset.asks);
  const { pathname, search } = location;
  const purpose = new URLSearchParams(link.search).get("subject") ?? link.innerText.trim();
  return JSON.stringify({
    ...asks,
    title: place === link ? asks.title : `${asks.title}: ${purpose}`,
    // What was entered into a tool is in its url.
    link: search && pathname.startsWith(TOOLS) ? pathname + search : undefined,
  });
}

/** What to store after the path. All tabs share one storage: if another About is still waiting there, null for both. */
function entryOf(about: string, isHere: boolean): unknown[] {
  if (isHere) return [JSON.parse(about)];
  const [, waiting, since = 0] = JSON.parse(localStorage.getItem(ABOUT_KEY) ?? "[]");
  const isClear = Date.now() - since > ABOUT_FRESH_MS || JSON.stringify(waiting) === about;
  return [isClear ? JSON.parse(about) : null, Date.now()];
}
