import { type Milestone, type Occurrence, occurrencesOf } from "../../../../content/records/milestones.ts";
import { deadlinesOf, findRule } from "../../../../content/records/rules.ts";
import { today } from "../../../../dates/dates.ts";

export const cbamMilestones = (): Milestone[] => findRule("cbam")?.milestones ?? [];

/** What the page counts down to, one day after the other. */
export function comingDays(): Occurrence[] {
  const rule = findRule("cbam");
  const day = today();
  return deadlinesOf(rule ? [rule] : []).filter(({ date }) => date >= day);
}

/** The first day of each milestone, in words. */
export const firstDays = (): Occurrence[] => cbamMilestones().flatMap((one) => occurrencesOf(one, one.date));
