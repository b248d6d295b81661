import { DRAFT_KEY } from "../../ui/draft.ts";
import { store } from "../../ui/storage.ts";

// The form was sent, so its draft is dropped. After Back or a reload the draft stays: it may be a newer one.
const [entry] = performance.getEntriesByType("navigation");
if ((entry as PerformanceNavigationTiming | undefined)?.type === "navigate")
  store("sessionStorage", DRAFT_KEY, null);
