import { addDays, daysBetween, daysLeftText, dayText, today } from "../dates/dates.ts";

/** Attributes that show an element from one day until another, both included; see site/layout/dates.ts. */
export function between({ from, until }: { from?: string; until?: string }) {
  const day = today();
  return {
    "data-from": from,
    "data-until": until,
    hidden: (from !== undefined && day < from) || (until !== undefined && day > until),
  };
}

export const until = (day: string) => between({ until: day });

export const after = (day: string) => between({ from: addDays(day, 1) });

/** Attributes of an element whose `over:` classes apply from the day after this one on. */
export function overAfter(day: string) {
  return { "data-over": day, "data-is-over": today() > day ? "" : undefined };
}

export const SOON_DAYS = 90;
export const soonClass = "text-ink-soft data-soon:text-ember";

/** Attributes and words of an element that counts the days to the next of these: “in 12 days”; empty after the last. */
export function daysTo(...days: string[]) {
  const [next, day] = [nextOf(days), today()];
  const soon = daysBetween(day, next) < SOON_DAYS ? "" : undefined;
  return { "data-days-to": listed(days), "data-soon": soon, children: daysLeftText(next, day) };
}

/** Attributes and words of a time element that names the next of these days, or the last if all have passed. */
export function nextDay(days: string[]) {
  const next = nextOf(days);
  return { "data-next": listed(days), dateTime: next, children: dayText(next) };
}

const listed = (days: string[]) => [...new Set(days)].join(" ");

const nextOf = (days: string[]) => days.find((day) => day >= today()) ?? days.at(-1) ?? "";
