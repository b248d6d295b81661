import type { PlainPath } from "../paths.ts";
import { isKeyOff } from "../ui/search-key.ts";

const PAGE: PlainPath = "/search";

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("[data-search]");
  if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open();
});
document.addEventListener("keydown", (event) => {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (key !== "/" || altKey || ctrlKey || metaKey || isBusy(target) || isKeyOff()) return;
  event.preventDefault();
  open();
});

/** On the search page its field gets the focus. */
function open(): void {
  const field = document.querySelector<HTMLElement>("main [data-search-field]");
  if (field) field.focus();
  else openDialog();
}

/** The dialog is loaded only now; where that fails, the search page opens. */
function openDialog(): void {
  const typed = collectKeys();
  import("../islands/search-dialog.tsx")
    .then(({ openSearch }) => openSearch())
    .catch(() => location.assign(`${PAGE}?q=${encodeURIComponent(typed())}`));
}

/** Collects keys until the dialog's field has the focus, and then writes them into it. Returns a reader of them. */
function collectKeys(): () => string {
  let typed = "";
  const listening = new AbortController();
  const collect = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || (key.length > 1 && key !== "Backspace")) return;
    typed = key === "Backspace" ? typed.slice(0, -1) : typed + key;
    event.preventDefault();
    event.stopPropagation();
  };
  const handOver = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || !target.matches("[data-search-field]")) return;
    listening.abort();
    if (!typed) return;
    target.setRangeText(typed, target.value.length, target.value.length, "end");
    target.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const options = { signal: listening.signal, capture: true };
  document.addEventListener("keydown", collect, options);
  document.addEventListener("focusin", handOver, options);
  return () => typed;
}

/** Whether the key belongs to a field that has the focus, or to an open dialog. */
function isBusy(target: EventTarget | null): boolean {
  const element = target as HTMLElement;
  return (
    Boolean(document.querySelector("dialog[open]")) ||
    element.isContentEditable ||
    element.matches("input, textarea, select")
  );
}
