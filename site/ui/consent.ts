declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

/** What a visitor is asked before it is loaded or told, by the name under which the browser keeps the answer. */
export type Asked = "ad-measurement" | "visit-count";
export type ConsentChoice = "allowed" | "declined";

export function choiceOf(asked: Asked): ConsentChoice | null {
  try {
    const choice = localStorage.getItem(asked);
    return choice === "allowed" || choice === "declined" ? choice : null;
  } catch {
    // A visitor who has switched storage off is not asked.
    return "declined";
  }
}

export function loadAdTag(id: string): void {
  if (window.gtag || choiceOf("ad-measurement") !== "allowed") return;
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
