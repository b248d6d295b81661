/**
 * A static host answers every unknown address with 404.html, which was rendered at /404. React must hydrate it
 * there; afterwards the not-found page asks the router for the address the visitor really wanted, because some
 * routes (an unknown blog post) have a better answer of their own.
 */
let wanted: string | null = null;

export const NOT_FOUND_MARK = "data-not-found";

export function holdUnknownAddress(): void {
  if (!document.querySelector(`[${NOT_FOUND_MARK}]`) || location.pathname === "/404") return;
  wanted = location.pathname + location.search + location.hash;
  history.replaceState(history.state, "", "/404");
}

export function takeWantedAddress(): string | null {
  const address = wanted;
  wanted = null;
  return address;
}
