import type { Occurrence } from "../../content/records/milestones.ts";
import { datesOfMonth, daysBetween, dayText, monthLabel, monthValue } from "../../dates/dates.ts";

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
  const years = Array.from(
    { length: Math.max(0, Number(last.slice(0, 4)) - year - 1) },
    (_, index) => {
      const later = year + 2 + index;
      return { first: `${later}-01-01`, last: `${later}-12-31`, isMonth: false };
    },
  );
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

type Day = Pick<Occurrence, "date" | "about">;

/** A point of a row with its label; one that repeats the label of the point under it has none of its own. */
export type Label<D> = { day: D; x: number; text: string; labelX: number; isBelow: boolean };

/** From the middle of a mark to its label. */
const GAP = 11;
/** About the width of a character of a label, and what stays free after one. */
const CHARACTER = 7;
const FREE = 6;

/** “31 Mar”; of an approximate day its own words while they are short, else its month. */
export function shortWhen({ date, about }: Day): string {
  if (!about) return dayText(date).slice(0, -5);
  return about.length <= 16 ? about : monthLabel(date.slice(0, 7)).slice(0, 3);
}

/** Labels for the days of a row, in order: above the line, or below it where the one before leaves no room above. */
export function labelsOf<D extends Day>(
  days: D[],
  xOf: (date: string) => number,
  width: number,
): Label<D>[] {
  const ends = { above: 0, below: 0 };
  return days.map((day, index) => {
    const x = xOf(day.date);
    const before = days[index - 1];
    const said = shortWhen(day);
    const text = before && before.date === day.date && shortWhen(before) === said ? "" : said;
    const room = text.length * CHARACTER;
    const wanted = Math.min(x + GAP, width - room);
    const isBelow = wanted < ends.above && ends.below < ends.above;
    const lane = isBelow ? "below" : "above";
    const labelX = Math.max(wanted, ends[lane]);
    if (text) ends[lane] = labelX + room + FREE;
    return { day, x, text, labelX, isBelow };
  });
}
