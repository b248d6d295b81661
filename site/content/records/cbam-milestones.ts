import { today } from "../../dates/dates.ts";
import { type Milestone, type Occurrence, occurrencesOf } from "./milestones.ts";
import { deadlinesOf, findRule } from "./rules.ts";

export const cbamMilestones = (): Milestone[] => findRule("cbam")?.milestones ?? [];

/** The deadlines of CBAM from today on, to which the page counts down. */
export function comingCbamDeadlines(): Occurrence[] {
  const rule = findRule("cbam");
  const day = today();
  return deadlinesOf(rule ? [rule] : []).filter(({ date }) => date >= day);
}

export const firstDays = (): Occurrence[] =>
  cbamMilestones().flatMap((one) => occurrencesOf(one, one.date));
