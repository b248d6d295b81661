import { nextDayOf } from "./next-day.ts";

/** Brings a list that is older than today up to date, and leads to the entry that the address names. */
export function arrange(isOld: boolean): void {
  if (isOld) {
    orderEntries();
    // The filter counts anew.
    dispatchEvent(new Event("popstate"));
  }
  followAnchor();
}

/** Puts the coming entries in the order of today, and those whose day has passed into the list of past dates. */
function orderEntries(): void {
  const [first, later] = document.querySelectorAll<HTMLElement>("[data-coming]");
  const past = document.querySelector("[data-past]");
  const entries = [...document.querySelectorAll<HTMLElement>("[data-coming] > li")];
  const coming = entries.filter(nextDayOf).sort((a, b) => nextDayOf(a).localeCompare(nextDayOf(b)));
  const room = Number(first?.dataset.coming);
  first?.prepend(...coming.slice(0, room));
  later?.prepend(...coming.slice(room));
  for (const entry of entries.filter((one) => !nextDayOf(one))) {
    // What shows an entry up to its day would hide it among the past ones.
    entry.removeAttribute("data-until");
    entry.hidden = false;
    past?.prepend(entry);
  }
}

/**
 * Calendars hold links to single dates, and keep them when the date has passed: /deadlines#cbam-certificates. Its entry
 * is then in the folded list of past dates. A later day of what comes back, #cbam-holding-2028-03, is in one entry with
 * the first.
 */
function followAnchor(): void {
  const anchor = location.hash.slice(1);
  const find = (id: string) => document.getElementById(id);
  const target = find(anchor) ?? find(anchor.replace(/-\d{4}(-\d\d)?$/, ""));
  if (!target) return;
  const folds = [target.closest("details"), target.querySelector("details")].filter((fold) => fold !== null);
  if (target.id === anchor && folds.every(({ open }) => open)) return;
  for (const fold of folds) fold.open = true;
  // The browser goes there and marks it as the target; nothing is added to the history.
  location.replace(`#${target.id}`);
}
