import { dayOf } from "../../contract/indian-time.ts";

/** Today's date in India. In a file of its own, because scripts of pages need nothing else of dates.ts. */
export const today = (now = new Date()) => dayOf(now.getTime());
