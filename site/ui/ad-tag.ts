import { choiceOf } from "./consent.ts";

declare global {
  interface Window {
    /** The ad tag; set only if the visitor has agreed to it. */
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

/** Loads the ad tag once, and only if the visitor has agreed to it. */
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
