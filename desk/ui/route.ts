import { useEffect, useSyncExternalStore } from "react";

/** The path within the desk: the parts of the path behind #/, and the query. */
export interface Route {
  area: string;
  parts: string[];
  query: URLSearchParams;
}

/** The hash of the page that is shown. While somebody is asked whether to leave, the browser has the new hash. */
let current = window.location.hash;
/** The questions of forms with unsaved words, of which the first is asked before leaving. */
const questions = new Set<string>();

window.addEventListener("hashchange", (event) => {
  if (window.location.hash !== current && !mayLeave()) {
    event.stopImmediatePropagation();
    history.replaceState(null, "", current);
  } else current = window.location.hash;
});

/** Asks whether to leave unsaved words, if there are any. Call it before `go`; links ask by themselves. */
export function mayLeave(): boolean {
  const [question] = questions;
  return question === undefined || window.confirm(question);
}

/** While `isUnsaved`, asks `question` before another page of the desk opens; the browser asks before it closes the desk. */
export function useLeaving(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    questions.add(question);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => {
      questions.delete(question);
      window.removeEventListener("beforeunload", warn);
    };
  }, [isUnsaved, question]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

export const useRoute = () => routeOf(useSyncExternalStore(subscribe, () => current));

export function routeOf(hash = current): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [area = "", ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { area, parts, query: new URLSearchParams(query) };
}

/** A path within the desk; empty values are left out. */
export function to(parts: string[], query: Record<string, string> | URLSearchParams = {}): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const filled = new URLSearchParams(entries.filter(([, value]) => value !== ""));
  const path = parts.map(encodeURIComponent).join("/");
  return `#/${path}${filled.size > 0 ? `?${filled}` : ""}`;
}

/** Opens a path within the desk without asking about unsaved words; see `mayLeave`. */
export function go(path: string, { replace = false } = {}): void {
  current = path;
  if (replace) {
    history.replaceState(null, "", path);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  } else window.location.hash = path;
}
