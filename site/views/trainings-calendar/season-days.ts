import { datesOf, datesOfMonth, monthValue } from "../../content/dates.ts";
import type { Placed } from "./trainings.ts";

/** A month in which trainings are held; each day carries the positions of those held on it. */
export type SeasonMonth = { month: string; days: number[][] };

export function seasonOf(trainings: Placed[]): SeasonMonth[] {
  const held = new Map<string, number[]>();
  for (const { position, sessions } of trainings)
    for (const date of sessions.flatMap(datesOf)) held.set(date, [...(held.get(date) ?? []), position]);
  const months = [...new Set([...held.keys()].map(monthValue))].sort();
  return months.map((month) => ({
    month,
    days: datesOfMonth(month).map((date) => held.get(date) ?? []),
  }));
}

/** "14-16" on the first of several marked days in a row, nothing on the others. */
export function runFrom(day: number, marks: Array<number | undefined>): string | undefined {
  if (marks[day] === undefined || marks[day - 1] !== undefined) return undefined;
  const rest = marks.slice(day).indexOf(undefined);
  const last = rest < 0 ? marks.length : day + rest;
  return last === day + 1 ? `${last}` : `${day + 1}-${last}`;
}
