import { datesOfMonth, daysBetween, monthValue } from "../../dates/dates.ts";

/** A month of this year or the next, or a whole later year. `from` and `to` are shares of the time line's length. */
export type Stretch = { first: string; last: string; from: number; to: number; isMonth: boolean };

/** How much of the line the months take where years follow them. */
const MONTHS_SHARE = 0.74;

/** The time line from the month of `day` to the end of the next year, and in whole years to that of `last`. */
export function stretchesOf(day: string, last: string): Stretch[] {
  const year = Number(day.slice(0, 4));
  const passed = Number(day.slice(5, 7)) - 1;
  const months = Array.from({ length: 24 - passed }, (_, index) => {
    const month = monthValue(new Date(Date.UTC(year, passed + index)).toISOString());
    return { first: `${month}-01`, last: datesOfMonth(month).at(-1) ?? day, isMonth: true };
  });
  const years = Array.from({ length: Math.max(0, Number(last.slice(0, 4)) - year - 1) }, (_, index) => {
    const later = year + 2 + index;
    return { first: `${later}-01-01`, last: `${later}-12-31`, isMonth: false };
  });
  const share = years.length > 0 ? MONTHS_SHARE : 1;
  return [...months, ...years].map((stretch, index) => {
    const position = (at: number) =>
      at <= months.length
        ? (share * at) / months.length
        : share + ((1 - share) * (at - months.length)) / years.length;
    return { ...stretch, from: position(index), to: position(index + 1) };
  });
}

/** Where a day is on the line, from 0 to 1. Throws if it is before or after the line. */
export function positionOf(date: string, stretches: Stretch[]): number {
  const stretch = stretches.find(({ first, last }) => first <= date && date <= last);
  if (!stretch) throw new Error(`${date} is not on the time line`);
  const { first, last, from, to } = stretch;
  return from + ((to - from) * daysBetween(first, date)) / (daysBetween(first, last) + 1);
}
