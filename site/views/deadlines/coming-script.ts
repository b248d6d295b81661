import { nextDayOf } from "./next-day.ts";

/** Fetches what few visits need only for them: another order, the entry that the url names, web calendars. */
check();
for (const event of ["hashchange", "pageshow"]) addEventListener(event, check);
addEventListener(
  "toggle",
  async ({ target }) => (await import("./add-calendars.ts")).addCalendars(target),
  true,
);

/** The HTML has the order of the day of the build. Since then entries have passed, or have a later next day. */
async function check(): Promise<void> {
  const days = [...document.querySelectorAll<HTMLElement>("[data-coming] > li")].map(nextDayOf);
  const isOutdated = days.some((day, index) => !day || day < (days[index - 1] ?? ""));
  if (isOutdated || location.hash) (await import("./arrange.ts")).arrange(isOutdated);
}
