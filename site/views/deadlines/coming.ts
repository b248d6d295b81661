import { turnsOf, whenText } from "../../content/records/milestones.ts";
import { milestones } from "../../content/records/rules.ts";
import { today } from "../../dates/dates.ts";
import { type Deadline, deadlineAnchor } from "../../outputs/calendars/deadline-events.ts";
import { audiencesOf } from "./audiences.ts";
import type { DeadlinesCopy } from "./copy.ts";

/** A milestone with what the page needs to place and filter it. */
export type Entry = Deadline & {
  anchor: string;
  when: string;
  audiences: string;
  /** Of steps that come each year only the next is listed: from this day on, the one after the step before. */
  listedFrom?: string;
  /** The year of the last of them, where more than this one is to come. */
  yearlyUntil?: string;
};

/** All milestones by day, divided by the day of the build; the page divides them again by the day it is read. */
export function entriesOf({ filter }: Pick<DeadlinesCopy, "filter">): { coming: Entry[]; all: Entry[] } {
  const all = milestones().map((deadline) => ({
    ...deadline,
    anchor: deadlineAnchor(deadline),
    when: whenText(deadline),
    audiences: audiencesOf(deadline.rule, filter.audiences),
    ...yearOf(deadline),
  }));
  return { all, coming: all.filter(({ date }) => date >= today()) };
}

function yearOf({ yearly, date, rule }: Deadline): Pick<Entry, "listedFrom" | "yearlyUntil"> {
  if (!yearly) return {};
  const steps = rule.milestones.filter((milestone) => milestone.yearly);
  const last = steps.at(-1)?.date;
  return {
    listedFrom: turnsOf(steps).find(({ until }) => until === date)?.from,
    yearlyUntil: last && last > date ? last.slice(0, 4) : undefined,
  };
}
