import type { PlainAddress } from "../addresses.ts";

const PAGE: PlainAddress = "/search";
/** Under which the browser stores that the visitor has turned the key off. */
const KEY_OFF = "search-key-off";

/** The magnifier, and “/” outside of fields, open the search over the page; it is loaded only then. */
export function startSearch(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("[data-search]");
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener("keydown", (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key !== "/" || altKey || ctrlKey || metaKey || isBusy(target) || remembered() !== null) return;
    event.preventDefault();
    open();
  });
  offerKey(document.querySelector("[data-search-key]"));
}

function open(): void {
  // On its own page the search is there already.
  const field = document.querySelector<HTMLElement>("main [data-search-field]");
  if (field) field.focus();
  else openDialog();
}

function openDialog(): void {
  import("../islands/search-dialog.tsx")
    .then(({ openSearch }) => openSearch())
    .catch(() => location.assign(PAGE));
}

/** Keys belong to a field that has the focus, and to a dialog that is open. */
function isBusy(target: EventTarget | null): boolean {
  const element = target as HTMLElement;
  return (
    Boolean(document.querySelector("dialog[open]")) ||
    element.isContentEditable ||
    element.matches("input, textarea, select")
  );
}

/** A single key as a command disturbs people who speak to their computer, so it can be turned off. */
function offerKey(setting: HTMLInputElement | null): void {
  if (!setting) return;
  setting.checked = remembered() === null;
  setting.addEventListener("change", () => {
    try {
      if (setting.checked) localStorage.removeItem(KEY_OFF);
      else localStorage.setItem(KEY_OFF, "");
    } catch {
      // Storage is switched off: the key stays on.
    }
  });
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY_OFF);
  } catch {
    return null;
  }
}
