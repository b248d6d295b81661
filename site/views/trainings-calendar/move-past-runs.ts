import { today } from "../../dates/today.ts";

/**
 * The calendar shows the runs to come first, by the day of the build. In a page that is read later, what has passed
 * since goes to the past ones, under the month in which it began; in one that is not, nothing moves.
 */
const coming = document.querySelector<HTMLElement>("[data-runs=coming]");
const past = document.querySelector<HTMLElement>("[data-runs=past]");
if (coming && past) movePast(coming, past, today());

function movePast(from: HTMLElement, to: HTMLElement, day: string): void {
  for (const entry of from.querySelectorAll<HTMLElement>("[data-over]")) {
    if (day <= (entry.dataset.over ?? "")) continue;
    const month = entry.closest<HTMLElement>("[data-month]");
    if (!month) continue;
    const same = to.querySelector(`[data-month="${month.dataset.month}"]`) ?? emptyLike(month);
    insert(to, same, "month");
    insert(same, entry, "first");
    if (!month.querySelector("[data-over]")) month.remove();
    to.hidden = false;
  }
  from.hidden = !from.querySelector("[data-over]");
}

function emptyLike(month: HTMLElement): Element {
  const copy = month.cloneNode() as Element;
  copy.removeAttribute("id");
  const heading = month.firstElementChild?.cloneNode(true);
  if (heading) copy.append(heading);
  return copy;
}

/** Puts an element before the first of its kind that comes later. */
function insert(list: Element, item: Element, name: "month" | "first"): void {
  const key = (element: Element) => element.getAttribute(`data-${name}`) ?? "";
  const later = [...list.children].find((other) => other !== item && key(other) > key(item));
  list.insertBefore(item, later ?? null);
}
