import { useSyncExternalStore } from "react";

/** The address within the desk: the parts of the path behind #/, and the query. */
export interface Route {
  area: string;
  parts: string[];
  query: URLSearchParams;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
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

export function go(address: string, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, "", address);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  } else window.location.hash = address;
}
