import { today } from "../content/dates.ts";

/**
 * What is true only until a day, or only from one, is decided in the HTML by the day of the build. The page may be
 * read later: `data-until="2025-12-14"` is hidden after that day in India, `data-after="2025-12-14"` until it has
 * passed, and `data-over="2025-12-14"` marks its element with `data-is-over`.
 */
export function startDates(day = today()): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-until],[data-after],[data-over]"))
    applyDay(element, day);
}

function applyDay(element: HTMLElement, day: string): void {
  const { until, after, over } = element.dataset;
  if (until) element.hidden = day > until;
  if (after) element.hidden = day <= after;
  if (over) element.toggleAttribute("data-is-over", day > over);
}
