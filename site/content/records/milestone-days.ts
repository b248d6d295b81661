import { proseDayText, today } from "../../dates/dates.ts";

type Repeats = { days: string[]; until?: string };
type Dated = { date: string; repeats?: Repeats };

const YEARS_AHEAD = 5;

/** The last day that pages look ahead to, so that they stay right for years without a new build. */
const horizon = (date: string) =>
  `${Number([today(), date].sort()[1]?.slice(0, 4)) + YEARS_AHEAD}-12-31`;

/** The days of a milestone up to `last`; only one if it does not come back. The first is always included. */
export function daysOf({ date, repeats }: Dated, last = horizon(date)): string[] {
  if (!repeats) return [date];
  const { days, until } = repeats;
  const end = until && until < last ? until : last;
  const [from = 0, to = 0] = [date, end].map((day) => Number(day.slice(0, 4)));
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const later = years.flatMap((year) => days.map((day) => `${year}-${day}`));
  return [date, ...later.filter((day) => date < day && day <= end).sort()];
}

export function everyText({ days, until }: Repeats): string {
  const often =
    { 1: "every year", 4: "every quarter" }[days.length] ?? `${days.length} times a year`;
  return until ? `${often} until ${until.slice(0, 4)}` : often;
}

/** What each placeholder in a milestone's words becomes on a day. Mentions without a hyphen are facts of the firm. */
const FILLED: Record<string, (date: string) => string> = {
  "this-year": (date) => date.slice(0, 4),
  "last-year": (date) => String(Number(date.slice(0, 4)) - 1),
  "this-month": (date) => proseDayText(date).replace(/^\d+ /, ""),
  "financial-year": lastFinancialYear,
};

/** The last financial year of India that has ended by a day: "FY 2026-27" on 31 March 2027 and on 31 July 2027. */
function lastFinancialYear(date: string): string {
  const end = Number(date.slice(0, 4)) - (date.slice(5) < "03-31" ? 1 : 0);
  return `FY ${end - 1}-${String(end).slice(2)}`;
}

const PLACEHOLDER = /\{(\w+-[\w-]+)\}/g;

export const PLACEHOLDERS = Object.keys(FILLED).map((name) => `{${name}}`);

export const placeholdersIn = (text: string) => text.match(PLACEHOLDER) ?? [];

export const filledOn = (text: string, date: string) =>
  text.replace(PLACEHOLDER, (placeholder, name) => FILLED[name]?.(date) ?? placeholder);
