import { datesOf, datesOfMonth, monthValue } from "../../dates/dates.ts";
import type { DatedListing } from "./trainings.ts";

/** A month; each day lists the positions of its trainings. A month without trainings has no days. */
export type StripeMonth = { month: string; days: number[][] };

/** All months of the quarters in which trainings are held. Other quarters are left out. */
export function stripesOf(trainings: DatedListing[]): StripeMonth[] {
  const held = new Map<string, number[]>();
  for (const { position, sessions } of trainings)
    for (const date of sessions.flatMap(datesOf)) held.set(date, [...(held.get(date) ?? []), position]);
  const busy = new Set([...held.keys()].map(monthValue));
  const months = [...new Set([...busy].flatMap(quarterOf))].sort();
  return months.map((month) => ({
    month,
    days: busy.has(month) ? datesOfMonth(month).map((date) => held.get(date) ?? []) : [],
  }));
}

/** The id of a month in the list. */
export const monthAnchor = (month: string) => `month-${month}`;

/** “14-16” on the first of several marked days in a row, nothing on the others. `day` counts from 0. */
export function daysLabel(day: number, marks: Array<number | undefined>): string | undefined {
  if (marks[day] === undefined || marks[day - 1] !== undefined) return undefined;
  const rest = marks.slice(day).indexOf(undefined);
  const last = rest < 0 ? marks.length : day + rest;
  return last === day + 1 ? `${last}` : `${day + 1}-${last}`;
}

function quarterOf(month: string): string[] {
  const [year, number] = month.split("-").map(Number);
  const first = Math.floor(((number ?? 1) - 1) / 3) * 3 + 1;
  return [first, first + 1, first + 2].map((each) => `${year}-${String(each).padStart(2, "0")}`);
}

/** Trainings take their colours from the data scale in order of date, the first one the coldest. */
const colours = ["bg-data-3", "bg-data-4", "bg-data-5", "bg-data-7", "bg-data-8", "bg-data-9"];

export function colourOf(position: number): string {
  return colours[position % colours.length] ?? "";
}
