/** `<details name>` closes its siblings by itself in newer browsers; this does it for the others. */
export function startAccordions(): void {
  if ("name" in HTMLDetailsElement.prototype) return;
  document.addEventListener(
    "toggle",
    ({ target }) => {
      const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute("name");
      if (!name) return;
      for (const other of document.querySelectorAll("details[open]"))
        if (other !== target && other.getAttribute("name") === name) other.removeAttribute("open");
    },
    true,
  );
}
