import type { KeyboardEvent } from "react";

/** Down and Up walk from the field through the results and back. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-search-field], [data-result]")];
  const here = stops.indexOf(event.target as HTMLElement);
  const next = here < 0 ? undefined : stops[here + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
