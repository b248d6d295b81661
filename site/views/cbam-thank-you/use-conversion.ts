import { useEffect, useRef } from "react";
import { loadAdTag } from "../../layout/ad-tag.ts";
import { ads } from "../../layout/site.data.ts";

/** Tells the ad tag, if there is one, that a request was made: once for each time the page is reached. */
export function useConversion(): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    loadAdTag();
    window.gtag?.("event", "conversion", {
      ...(ads && { send_to: `${ads.id}/${ads.conversionLabel}` }),
      value: 1,
      currency: "INR",
    });
  }, []);
}
