import { addDays, dayText } from "../../dates/dates.ts";
import type { Milestone } from "./rules.ts";

/** What comes next, and the days on which that is true: from the day after the milestone before, up to its own. */
export type Turn<M = Milestone> = { milestones: M[]; from?: string; until: string };

/** Milestones by their days; those of one day are next together. */
export function turnsOf<M extends Pick<Milestone, "date">>(milestones: M[]): Turn<M>[] {
  const days = [...new Set(milestones.map(({ date }) => date))].sort();
  return days.map((day, index) => {
    const before = days[index - 1];
    return {
      milestones: milestones.filter(({ date }) => date === day),
      from: before && addDays(before, 1),
      until: day,
    };
  });
}

/** "1 Feb 2027", or as near as the sources say it: "mid-May 2027". */
export function whenText({ about, date }: Pick<Milestone, "about" | "date">): string {
  return about ?? dayText(date);
}
