import { nextDayOf } from "./next-day.ts";

/** What few visits need is fetched when it is needed: a new order of the list, and the links to web calendars. */
check();
addEventListener("pageshow", check);
addEventListener(
  "toggle",
  async ({ target }) => (await import("./add-calendars.ts")).addCalendars(target),
  true,
);

/** In the HTML the entries are as on the day of the build; since then some have passed, and what comes back moved down. */
async function check(): Promise<void> {
  const days = [...document.querySelectorAll<HTMLElement>("[data-coming] > li")].map(nextDayOf);
  if (days.some((day, index) => !day || day < (days[index - 1] ?? "")))
    (await import("./arrange.ts")).arrange();
}
