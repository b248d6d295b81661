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
  const typed = collectKeys();
  import("../islands/search-dialog.tsx")
    .then(({ openSearch }) => openSearch())
    .catch(() => location.assign(`${PAGE}?q=${encodeURIComponent(typed())}`));
}

/** What is typed until the field of the dialog has the focus goes into it. Returns what that is so far. */
function collectKeys(): () => string {
  let typed = "";
  const listening = new AbortController();
  const listen = { signal: listening.signal, capture: true };
  document.addEventListener(
    "keydown",
    (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || (key.length > 1 && key !== "Backspace")) return;
      typed = key === "Backspace" ? typed.slice(0, -1) : typed + key;
      event.preventDefault();
      event.stopPropagation();
    },
    listen,
  );
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches("[data-search-field]")) return;
      listening.abort();
      if (!typed) return;
      target.setRangeText(typed, target.value.length, target.value.length, "end");
      target.dispatchEvent(new Event("input", { bubbles: true }));
    },
    listen,
  );
  return () => typed;
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
