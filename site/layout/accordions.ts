openTarget();
addEventListener("hashchange", openTarget);
if (!("name" in HTMLDetailsElement.prototype))
  document.addEventListener("toggle", closeSiblings, true);

/** Opens the answer or fold that the hash of the url leads into, and scrolls there. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}

/** For older browsers, which do not close the other `<details>` of a name themselves. */
function closeSiblings({ target }: Event): void {
  const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute("name");
  if (!name) return;
  for (const other of document.querySelectorAll("details[open]"))
    if (other !== target && other.getAttribute("name") === name) other.removeAttribute("open");
}
