type Area = "localStorage" | "sessionStorage";

/** What the browser keeps under a key. A visitor may have switched storage off: then there is nothing. */
export function stored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, or with null removes it; without storage it does nothing. */
export function store(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {}
}
