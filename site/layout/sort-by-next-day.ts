import { today } from "../dates/today.ts";

/**
 * A list that is sorted by the day of the build is sorted again in a page that is read later: each entry by the first of
 * its `data-days` that has not passed, a day or “start/end”; after these, entries all of whose days have passed.
 */
export function sortByNextDay(): void {
  const list = document.querySelector("[data-by-next-day]");
  if (!list) return;
  const day = today();
  const sortKey = (entry: Element) => {
    const days = (entry.getAttribute("data-days") ?? "").split(" ").map((one) => one.split("/"));
    const coming = days.find((one) => day <= (one.at(-1) ?? ""));
    return coming ? `1 ${coming[0]}` : `2 ${days.at(-1)?.[0]}`;
  };
  const sorted = [...list.children].sort((a, b) => sortKey(a).localeCompare(sortKey(b)));
  if (sorted.some((entry, place) => entry !== list.children[place])) list.append(...sorted);
}
