/** How long a page is left alone after it has loaded: this time is for whoever begins to read. */
const QUIET_MS = 3000;

/** Runs what can wait, in an idle moment. A page that is prepared for a visitor waits for the visitor first. */
export function whenQuiet(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", () => wait(run), { once: true });
  else if (document.readyState === "complete") wait(run);
  else addEventListener("load", () => wait(run), { once: true });
}

const wait = (run: () => void) => setTimeout(whenIdle, QUIET_MS, run);

/** Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
