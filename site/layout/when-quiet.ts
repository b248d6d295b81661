import { whenShown } from "../ui/when-shown.ts";

/** How long a page is left alone after it has loaded: this time is for whoever begins to read. */
const QUIET_MS = 3000;

/** Runs what can wait, in an idle moment, once the visitor has had the page for a while. */
export function whenQuiet(run: () => void): void {
  const wait = () => setTimeout(whenIdle, QUIET_MS, run);
  whenShown(() => {
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait);
  });
}

/** Safari has no idle callbacks: there it is run after what is under way. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run);
}
