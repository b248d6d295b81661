import { addDays, daysLeftText, dayText, today } from "../dates/dates.ts";

/** Attributes for what is shown between two days, both included; see site/layout/dates.ts. */
export function between({ from, until }: { from?: string; until?: string }) {
  const day = today();
  return {
    "data-from": from,
    "data-until": until,
    hidden: (from !== undefined && day < from) || (until !== undefined && day > until),
  };
}

/** Attributes for what is shown until a day has passed. */
export const until = (day: string) => between({ until: day });

/** Attributes for what is shown once a day has passed. */
export const after = (day: string) => between({ from: addDays(day, 1) });

/** Attributes for what looks different once a day has passed, by the variant `over:`. */
export function overAfter(day: string) {
  return { "data-over": day, "data-is-over": today() > day ? "" : undefined };
}

/** Attributes and words of an element that counts the days to a day, or to the next of several: “in 12 days”. */
export function daysTo(...days: string[]) {
  return { "data-days-to": listed(days), children: daysLeftText(nextOf(days), today()) };
}

/** Attributes and words of a time element that names the next of several days. */
export function nextDay(days: string[]) {
  const next = nextOf(days);
  return { "data-next": listed(days), dateTime: next, children: dayText(next) };
}

const listed = (days: string[]) => [...new Set(days)].join(" ");

const nextOf = (days: string[]) => days.find((day) => day >= today()) ?? days.at(-1) ?? "";
