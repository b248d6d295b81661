export function startAccordions(): void {
  openTarget();
  addEventListener("hashchange", openTarget);
  closeSiblings();
}

/** A link that leads to a question shows its answer, too. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** `<details name>` closes its siblings by itself in newer browsers; this does it for the others. */
function closeSiblings(): void {
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
