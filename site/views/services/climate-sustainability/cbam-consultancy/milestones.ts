import { findRule, type Milestone } from "../../../../content/records/rules.ts";

export const cbamMilestones = (): Milestone[] => findRule("cbam")?.milestones ?? [];

/** The days of the time line, without the yearly steps, which its note tells together. */
export const mainMilestones = (): Milestone[] => cbamMilestones().filter(({ yearly }) => !yearly);

/** What the banner counts down to: the main days and, when those are past, the yearly steps. */
export function countedMilestones(): Milestone[] {
  const last = mainMilestones().at(-1)?.date ?? "";
  return cbamMilestones().filter(({ yearly, date }) => !yearly || date > last);
}
