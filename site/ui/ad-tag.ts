declare global {
  interface Window {
    /** The ad tag; set only if the visitor has agreed to it. */
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

const KEY = "ad-measurement";

export type AdChoice = "allowed" | "declined";

/** What the visitor answered; null if they were not asked yet. */
export function adChoice(): AdChoice | null {
  try {
    const choice = localStorage.getItem(KEY);
    return choice === "allowed" || choice === "declined" ? choice : null;
  } catch {
    // A visitor who has switched storage off is not asked.
    return "declined";
  }
}

/** Stores the answer, or removes it for null. A tag that is loaded already stays until the next page. */
export function saveAdChoice(choice: AdChoice | null): void {
  if (choice) localStorage.setItem(KEY, choice);
  else localStorage.removeItem(KEY);
}

/** Loads the ad tag once, and only if the visitor has agreed to it. */
export function loadAdTag(id: string): void {
  if (window.gtag || adChoice() !== "allowed") return;
  const queue: unknown[] = [];
  window.dataLayer = queue;
  // The tag reads the arguments object itself; an array would be ignored.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
  window.gtag("js", new Date());
  window.gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}
