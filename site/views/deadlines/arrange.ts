import { nextDayOf } from "./next-day.ts";

/** Puts the coming entries in the order of today, and those whose day has passed into the list of past dates. */
export function arrange(): void {
  const [first, later] = document.querySelectorAll<HTMLElement>("[data-coming]");
  const past = document.querySelector("[data-past]");
  const entries = [...document.querySelectorAll<HTMLElement>("[data-coming] > li")];
  const coming = entries.filter(nextDayOf).sort((a, b) => Number(isBefore(b, a)) - Number(isBefore(a, b)));
  const room = Number(first?.dataset.coming);
  first?.prepend(...coming.slice(0, room));
  later?.prepend(...coming.slice(room));
  for (const entry of entries.filter((one) => !nextDayOf(one))) {
    // What shows an entry up to its day would hide it among the past ones.
    entry.removeAttribute("data-until");
    entry.hidden = false;
    past?.prepend(entry);
  }
  // The filter counts anew, and an address that names an entry leads to where it is now.
  dispatchEvent(new Event("pageshow"));
}

const isBefore = (a: HTMLElement, b: HTMLElement) => nextDayOf(a) < nextDayOf(b);
