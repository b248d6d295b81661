import { comingCbamDeadlines } from "../../content/records/cbam-milestones.ts";
import type { Occurrence } from "../../content/records/milestones.ts";
import { addDays, today } from "../../dates/dates.ts";

const SHOWN = 3;

type Step = Occurrence & { shownFrom?: string | undefined };

/** Coming dates that need preparation. Three are shown at a time: each from the day after the third date before it. */
export function nextSteps(milestones = comingCbamDeadlines(), day = today()): Step[] {
  const coming = milestones.filter(({ prepare, date }) => prepare && date >= day);
  return coming
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((milestone, index, all) => {
      const before = all[index - SHOWN];
      return { ...milestone, shownFrom: before && addDays(before.date, 1) };
    });
}
