import { DRAFT_KEY } from "../../ui/draft.ts";

// Whatever way the form was sent, its words have arrived. Returning to this page later says nothing of newer ones.
const [entry] = performance.getEntriesByType("navigation");
if ((entry as PerformanceNavigationTiming | undefined)?.type === "navigate") {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
