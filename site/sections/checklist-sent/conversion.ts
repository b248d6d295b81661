import { ALLOWED_EVENT } from "../../ui/visits.ts";
import { whenShown } from "../../ui/when-shown.ts";

let isReported = false;

/** Once for each load: as soon as the tag is there, which may be after the visitor has allowed it on this page. */
async function reportConversion(): Promise<void> {
  const { ad, adLabel } = document.querySelector<HTMLElement>("[data-ad]")?.dataset ?? {};
  // The layout loads the tag as well, but only when the browser has nothing else to do.
  if (ad) (await import("../../ui/consent.ts")).loadAdTag(ad);
  if (!window.gtag || isReported) return;
  isReported = true;
  window.gtag("event", "conversion", {
    ...(ad && { send_to: `${ad}/${adLabel}` }),
    value: 1,
    currency: "INR",
  });
}

// In a page from the back/forward cache scripts go on, they do not start again.
whenShown(reportConversion);
addEventListener(ALLOWED_EVENT, reportConversion);
