import { isWide } from "./menus.ts";

/**
 * Keeps what is behind the menu of small screens out of reach while it is open, and closes it after a click on a link,
 * on wide screens and on leaving. The browser opens it; for those that do not know popovers what does so is fetched.
 */
export async function startMenuPanel(): Promise<void> {
  const menu = document.querySelector<HTMLElement>("[data-nav]");
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`);
  if (!menu || !opener) return;
  const update = (open: boolean) => {
    opener.setAttribute("aria-expanded", String(open));
    for (const part of document.querySelectorAll("body > :is(a, main, footer, .contact-bar)"))
      part.toggleAttribute("inert", open);
  };
  const start =
    "popover" in menu ? startPopover : (await import("./menu-panel-by-hand.ts")).replacePopover;
  const close = start(menu, opener, update);
  menu.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) close();
  });
  isWide.addEventListener("change", close);
  // A page that comes back from the back/forward cache shows itself, not the menu it was left by.
  addEventListener("pagehide", close);
}

export type Update = (open: boolean) => void;

/** Returns the function that closes it. */
function startPopover(menu: HTMLElement, opener: HTMLElement, update: Update): () => void {
  update(menu.matches(":popover-open"));
  menu.addEventListener("beforetoggle", ({ newState }) => update(newState === "open"));
  // The browser gives the focus back only if it was in the menu, not from its own bars.
  menu.addEventListener("toggle", ({ newState }) => {
    if (newState === "closed" && document.activeElement === document.body) opener.focus();
  });
  return () => menu.hidePopover();
}
