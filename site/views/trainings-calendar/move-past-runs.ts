import { today } from "../../dates/today.ts";

/** In a page read days after its build, moves runs that passed since to the past ones, into their month. */
const coming = document.querySelector<HTMLElement>("[data-runs=coming]");
const past = document.querySelector<HTMLElement>("[data-runs=past]");
if (coming && past) movePast(coming, past, today());

function movePast(from: HTMLElement, to: HTMLElement, day: string): void {
  for (const entry of from.querySelectorAll<HTMLElement>("[data-over]")) {
    if (day <= (entry.dataset.over ?? "")) continue;
    const month = entry.closest<HTMLElement>("[data-month]");
    if (!month) continue;
    const same = to.querySelector(`[data-month="${month.dataset.month}"]`) ?? emptyMonth(month);
    insertSorted(to, same, "month");
    insertSorted(same, entry, "first");
    if (!month.querySelector("[data-over]")) month.remove();
    to.hidden = false;
  }
  from.hidden = !from.querySelector("[data-over]");
}

function emptyMonth(month: HTMLElement): Element {
  const copy = month.cloneNode() as Element;
  const label = month.firstElementChild?.cloneNode(true);
  if (label) copy.append(label);
  return copy;
}

/** Inserts an item before the first child whose data attribute is greater, else at the end. */
function insertSorted(list: Element, item: Element, attribute: "month" | "first"): void {
  const key = (element: Element) => element.getAttribute(`data-${attribute}`) ?? "";
  const later = [...list.children].find((other) => other !== item && key(other) > key(item));
  list.insertBefore(item, later ?? null);
}
