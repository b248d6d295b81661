import { today } from "../../dates/today.ts";

/**
 * The HTML has the duties in the order of the day of the build. On a later day this script sorts them again, each by
 * its next day. Those that have passed, which another script hides, come last.
 */
const day = today();
const PASSED = "9999";

const nextDay = (duty: Element) =>
  (duty.getAttribute("data-days") ?? "").split(" ").find((one) => one >= day) ?? PASSED;

const list = document.querySelector("[data-duties]");
const duties = [...(list?.children ?? [])];
const sorted = [...duties].sort((a, b) => nextDay(a).localeCompare(nextDay(b)));
if (sorted.some((duty, place) => duty !== duties[place])) list?.append(...sorted);
