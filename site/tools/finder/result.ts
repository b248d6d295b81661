import { daysBetween } from "../../dates/dates.ts";
import {
  type Conditions,
  comingDates,
  type DatedCondition,
  type Known,
  standingOf,
} from "./decide.ts";

export const GROUPS = ["binds", "reaches", "voluntary", "may", "not"] as const;
export type ResultGroup = (typeof GROUPS)[number];

type Rule = {
  applies: Conditions;
  voluntary?: boolean;
  dates: { date: string; concerns?: DatedCondition }[];
};

export type FoundRule<R extends Rule> = {
  rule: R;
  group: ResultGroup;
  dates: R["dates"][number][];
};

/** All rules by group, each group in the order of the next dates; rules without a date come last. */
export function resultOf<R extends Rule>(rules: readonly R[], known: Known): FoundRule<R>[] {
  const place = ({ group, dates }: FoundRule<R>) =>
    `${GROUPS.indexOf(group)} ${dates[0]?.date ?? "none"}`;
  return rules
    .map((rule) => ({
      rule,
      group: groupOf(rule, known),
      dates: comingDates<R["dates"][number]>(rule.dates, known),
    }))
    .sort((a, b) => byText(place(a), place(b)));
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function groupOf({ applies, voluntary }: Rule, known: Known): ResultGroup {
  const standing = standingOf(applies, known);
  return standing === "binds" && voluntary ? "voluntary" : standing;
}

/** Whether the rule reaches the organisation for certain. */
export const isConcerned = ({ group }: { group: ResultGroup }) =>
  group !== "may" && group !== "not";

/** How many rules are in each group, and the next of the dates of those that concern the organisation. */
export function tallyOf<D extends { date: string }>(
  found: readonly { group: ResultGroup; dates: D[] }[],
) {
  const count = (groups: ResultGroup[]) =>
    found.filter(({ group }) => groups.includes(group)).length;
  const [next] = found
    .filter(isConcerned)
    .flatMap(({ dates }) => dates.slice(0, 1))
    .sort((a, b) => byText(a.date, b.date));
  return {
    binds: count(["binds"]),
    concerns: count(["reaches", "voluntary"]),
    may: count(["may"]),
    next,
  };
}

const YEAR_DAYS = 365;
const MOST_YEARS = 3;

/** Where days and new years are on a line from today, in percent. A day more than three years away is undefined. */
export function timelineOf(days: readonly string[], today: string) {
  const furthest = Math.max(YEAR_DAYS, ...days.map((day) => daysBetween(today, day)));
  const length = Math.min(furthest, MOST_YEARS * YEAR_DAYS);
  const at = (day: string) => Math.round((daysBetween(today, day) / length) * 1000) / 10;
  const firstYear = Number(today.slice(0, 4)) + 1;
  const years = Array.from({ length: MOST_YEARS + 1 }, (_, index) => String(firstYear + index));
  return {
    at: (day: string) => (at(day) <= 100 ? at(day) : undefined),
    years: years.map((year) => ({ year, at: at(`${year}-01-01`) })).filter((tick) => tick.at <= 95),
  };
}

const EVENT = /BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g;

/** A calendar with only some of its events, by their ids. Events do not change, so that programs know them again. */
export const onlyEvents = (calendar: string, uids: readonly string[]) =>
  calendar.replace(EVENT, (event) => (uids.includes(uidOf(event)) ? event : ""));

/** Joins the lines first, because calendar files break long ones. */
const uidOf = (event: string) =>
  /^UID:(.*)$/m.exec(event.replaceAll("\r\n ", ""))?.[1]?.trim() ?? "";
