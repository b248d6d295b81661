import { loadAdTag } from "../../islands/ad-tag.ts";

/** Tells the ad tag, if there is one, that a request was made: once for each time the page is reached. */
function report(): void {
  const { ad, adLabel } = document.querySelector<HTMLElement>("[data-ad]")?.dataset ?? {};
  // The layout loads the tag as well, but only when the browser has nothing else to do.
  if (ad) loadAdTag(ad);
  window.gtag?.("event", "conversion", {
    ...(ad && { send_to: `${ad}/${adLabel}` }),
    value: 1,
    currency: "INR",
  });
}

// Rendered ahead, the page is not reached before the visitor comes. From the back/forward cache it is not reached
// again: scripts go on there, they do not start.
const { prerendering } = document as Document & { prerendering?: boolean };
if (prerendering) document.addEventListener("prerenderingchange", report, { once: true });
else report();
