import { whenShown } from "../../ui/when-shown.ts";

async function reportConversion(): Promise<void> {
  const { ad, adLabel } = document.querySelector<HTMLElement>("[data-ad]")?.dataset ?? {};
  // The layout loads the tag as well, but only when the browser has nothing else to do.
  if (ad) (await import("../../ui/consent.ts")).loadAdTag(ad);
  window.gtag?.("event", "conversion", {
    ...(ad && { send_to: `${ad}/${adLabel}` }),
    value: 1,
    currency: "INR",
  });
}

// Once for each load: in a page from the back/forward cache scripts go on, they do not start again.
whenShown(reportConversion);
