import { nextDayOf } from "./next-day.ts";

export function arrange(isOutdated: boolean): void {
  if (isOutdated) {
    orderEntries();
    // The filter listens to this event and counts anew.
    dispatchEvent(new Event("popstate"));
  }
  followAnchor();
}

function orderEntries(): void {
  const [first, later] = document.querySelectorAll<HTMLElement>("[data-coming]");
  const past = document.querySelector("[data-past]");
  const entries = [...document.querySelectorAll<HTMLElement>("[data-coming] > li")];
  const coming = entries.filter(nextDayOf).sort((a, b) => nextDayOf(a).localeCompare(nextDayOf(b)));
  const room = Number(first?.dataset.coming);
  first?.prepend(...coming.slice(0, room));
  later?.prepend(...coming.slice(room));
  for (const entry of entries.filter((one) => !nextDayOf(one))) {
    // By data-until another script would hide the entry among the past ones, too.
    entry.removeAttribute("data-until");
    entry.hidden = false;
    past?.prepend(entry);
  }
}

/** Calendars link to past dates, too. #cbam-holding-2028-03, a later day, leads to its milestone's entry. */
function followAnchor(): void {
  const anchor = location.hash.slice(1);
  const find = (id: string) => document.getElementById(id);
  const target = find(anchor) ?? find(anchor.replace(/-\d{4}(-\d\d)?$/, ""));
  if (!target) return;
  const folds = [target.closest("details"), target.querySelector("details")].filter(
    (fold) => fold !== null,
  );
  if (target.id === anchor && folds.every(({ open }) => open)) return;
  for (const fold of folds) fold.open = true;
  // The browser goes there and marks it as the target; nothing is added to the history.
  location.replace(`#${target.id}`);
}
