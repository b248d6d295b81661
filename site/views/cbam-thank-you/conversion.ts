import { whenShown } from "../../ui/when-shown.ts";

/** Tells the ad tag, if there is one, that a request was made: once for each time the page is reached. */
async function report(): Promise<void> {
  const { ad, adLabel } = document.querySelector<HTMLElement>("[data-ad]")?.dataset ?? {};
  // The layout loads the tag as well, but only when the browser has nothing else to do.
  if (ad) (await import("../../ui/ad-tag.ts")).loadAdTag(ad);
  window.gtag?.("event", "conversion", {
    ...(ad && { send_to: `${ad}/${adLabel}` }),
    value: 1,
    currency: "INR",
  });
}

// From the back/forward cache the page is not reached again: scripts go on there, they do not start.
whenShown(report);
