import { useEffect, useSyncExternalStore } from "react";

/** The address within the desk: the parts of the path behind #/, and the query. */
export interface Route {
  area: string;
  parts: string[];
  query: URLSearchParams;
}

/** Where one is; the address itself may be ahead of it while somebody is asked whether to leave. */
let current = window.location.hash;
/** What is asked before one leaves, by whoever has words that are not saved. */
const questions = new Set<string>();

window.addEventListener("hashchange", (event) => {
  if (window.location.hash !== current && !mayLeave()) {
    event.stopImmediatePropagation();
    history.replaceState(null, "", current);
  } else current = window.location.hash;
});

/** For what leads away without a link: a key, a filter. */
export function mayLeave(): boolean {
  const [question] = questions;
  return question === undefined || window.confirm(question);
}

/** Asks before words that are not saved are left, within the desk as by closing the page; the browser words the latter. */
export function useLeaving(isUnsaved: boolean, asked: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    questions.add(asked);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => {
      questions.delete(asked);
      window.removeEventListener("beforeunload", warn);
    };
  }, [isUnsaved, asked]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

export const useRoute = () => addressed(useSyncExternalStore(subscribe, () => current));

export function addressed(hash = current): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [area = "", ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { area, parts, query: new URLSearchParams(query) };
}

/** An address within the desk; empty values are left out. */
export function to(parts: string[], query: Record<string, string> | URLSearchParams = {}): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const filled = new URLSearchParams(entries.filter(([, value]) => value !== ""));
  const path = parts.map(encodeURIComponent).join("/");
  return `#/${path}${filled.size > 0 ? `?${filled}` : ""}`;
}

/** Asks nobody: what leads on by itself has been decided. */
export function go(address: string, { replace = false } = {}): void {
  current = address;
  if (replace) {
    history.replaceState(null, "", address);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  } else window.location.hash = address;
}
