import { today } from "../dates/today.ts";

/** Sorts a list again, which was right on the day of the build; `data-days` holds days, or “start/end”. */
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
