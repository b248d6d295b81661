import { DAY } from "../../../contract/indian-time.ts";
import { dayLinks } from "../../outputs/calendars/web-calendars.ts";
import { nextDayOf } from "./next-day.ts";

/** Adds links to web calendars, once, to the entry that was opened. They take one day, the entry's next one. */
export function addCalendars(opened: EventTarget | null): void {
  const entry =
    opened instanceof HTMLElement ? opened.closest<HTMLElement>("[data-coming] > li") : null;
  const file = entry?.querySelector<HTMLAnchorElement>("[data-calendar]");
  const day = entry && nextDayOf(entry);
  if (!entry || !file || !day || file.nextElementSibling) return;
  const rule = entry.querySelector<HTMLElement>("[data-rule]")?.dataset.rule;
  const what = entry.querySelector<HTMLElement>("h3")?.innerText;
  const links = dayLinks({
    title: `${rule}: ${what}`,
    url: `${location.origin}${location.pathname}#${entry.id}`,
    day,
    dayAfter: new Date(Date.parse(day) + DAY).toISOString().slice(0, 10),
  }).map(({ label, to }) => {
    const link = document.createElement("a");
    link.className = file.className;
    link.href = to;
    link.textContent = label;
    return link;
  });
  file.after(...links);
}
