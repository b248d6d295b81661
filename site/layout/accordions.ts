export function startAccordions(): void {
  openTarget();
  addEventListener("hashchange", openTarget);
  closeSiblings();
}

/** A link that leads to a question shows its answer, too, and one into a fold opens it. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
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
