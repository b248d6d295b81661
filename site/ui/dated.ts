import { today } from "../content/dates.ts";

/** Attributes for what is shown until a day, first and last day included; see site/layout/dates.ts. */
export function until(day: string) {
  return { "data-until": day, hidden: today() > day };
}

/** Attributes for what is shown once a day has passed. */
export function after(day: string) {
  return { "data-after": day, hidden: today() <= day };
}

/** Attributes for what looks different once a day has passed, by the variant `over:`. */
export function overAfter(day: string) {
  return { "data-over": day, "data-is-over": today() > day ? "" : undefined };
}
