import { DRAFT_KEY } from "../../ui/draft.ts";

// The form was sent, so its draft is dropped. After Back or a reload the draft stays: it may be a newer one.
const [entry] = performance.getEntriesByType("navigation");
if ((entry as PerformanceNavigationTiming | undefined)?.type === "navigate") {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is switched off: nothing was stored.
  }
}
