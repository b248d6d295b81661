import { today } from "../../dates/today.ts";

/**
 * In the HTML the duties stand in the order of the day of the build. In a page that is read later they are sorted again,
 * each by its next day; those that have passed are hidden and stand last.
 */
const day = today();
const PASSED = "9999";

const nextDay = (duty: Element) =>
  (duty.getAttribute("data-days") ?? "").split(" ").find((one) => one >= day) ?? PASSED;

const lists = [...document.querySelectorAll("[data-duties]")];
const duties = lists.flatMap((list) => [...list.children]);
const sorted = [...duties].sort((a, b) => nextDay(a).localeCompare(nextDay(b)));
if (sorted.some((duty, place) => duty !== duties[place])) {
  for (const { length, list } of lists.map((list) => ({ list, length: list.children.length })))
    list.append(...sorted.splice(0, length));
}
