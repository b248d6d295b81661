/** For browsers without speculation rules. */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set([location.pathname]);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link.target || link.pathname.includes(".") || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    fetch(link.pathname, { priority: "low" }).catch(() => fetched.delete(link.pathname));
  };
  for (const intent of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(intent, onIntent, { passive: true });
}
