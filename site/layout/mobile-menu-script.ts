/** Closes the menu after a click on a link, on wide screens and on leaving; opens and closes it in older browsers. */
export function startMobileMenu(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#site-menu");
  const opener = document.querySelector<HTMLElement>("[data-menu-opener]");
  if (!dialog || !opener) return;
  const update = () => opener.setAttribute("aria-expanded", String(dialog.open));
  const close = () => dialog.open && dialog.close();
  update();
  dialog.addEventListener("toggle", update);
  dialog.addEventListener("close", update);
  dialog.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) close();
  });
  const desktop = matchMedia("(min-width: 1024px)");
  desktop.addEventListener("change", () => desktop.matches && close());
  // A page that comes back from the back/forward cache shows itself, not the menu it was left by.
  addEventListener("pagehide", close);
  if ("command" in HTMLButtonElement.prototype) return;
  opener.addEventListener("click", () => {
    dialog.showModal();
    update();
  });
  dialog.querySelector("[data-menu-closer]")?.addEventListener("click", close);
}
