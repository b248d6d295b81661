import { useEffect, useRef } from "react";
import { ads } from "../../layout/site.data.ts";

declare global {
  interface Window {
    /** The ad tag, where one is configured and the visitor has agreed to it. */
    gtag?: (command: "event", name: string, values: Record<string, string | number>) => void;
  }
}

/** Tells the ad tag, if there is one, that a request was made: once for each time the page is reached. */
export function useConversion(): void {
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    window.gtag?.("event", "conversion", {
      ...(ads && { send_to: `${ads.id}/${ads.conversionLabel}` }),
      value: 1,
      currency: "INR",
    });
  }, []);
}
