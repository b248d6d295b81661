import type { Update } from "./menu-panel.ts";

/** Opens the menu where the browser knows no popovers. Returns the function that closes it. */
export function replacePopover(menu: HTMLElement, opener: HTMLElement, update: Update): () => void {
  const set = (open: boolean) => {
    menu.toggleAttribute("data-open", open);
    update(open);
  };
  set(false);
  opener.addEventListener("click", () => set(!menu.hasAttribute("data-open")));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.hasAttribute("data-open")) return;
    set(false);
    opener.focus();
  });
  return () => set(false);
}
