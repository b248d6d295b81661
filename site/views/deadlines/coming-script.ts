import { nextDayOf } from "./next-day.ts";

/** What few visits need is fetched when it is needed: another order, an entry that is named, links to web calendars. */
check();
for (const event of ["hashchange", "pageshow"]) addEventListener(event, check);
addEventListener(
  "toggle",
  async ({ target }) => (await import("./add-calendars.ts")).addCalendars(target),
  true,
);

/** In the HTML the entries are as on the day of the build; since then some have passed, and what comes back moved down. */
async function check(): Promise<void> {
  const days = [...document.querySelectorAll<HTMLElement>("[data-coming] > li")].map(nextDayOf);
  const isOld = days.some((day, index) => !day || day < (days[index - 1] ?? ""));
  if (isOld || location.hash) (await import("./arrange.ts")).arrange(isOld);
}
