declare global {
  interface Window {
    /** The ad tag, where one is configured and the visitor has agreed to it. */
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

const KEY = "ad-measurement";

export type AdChoice = "allowed" | "declined";

export function adChoice(): AdChoice | null {
  try {
    const choice = localStorage.getItem(KEY);
    return choice === "allowed" || choice === "declined" ? choice : null;
  } catch {
    // Storage that is switched off is an answer, too.
    return "declined";
  }
}

/** Stores the answer; an answer that changes a loaded tag takes effect with the next page load. */
export function saveAdChoice(choice: AdChoice | null): void {
  if (choice) localStorage.setItem(KEY, choice);
  else localStorage.removeItem(KEY);
}

/** Loads the tag for visitors who have agreed to it, and for nobody else. */
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
