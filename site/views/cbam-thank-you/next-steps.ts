import type { Occurrence } from "../../content/records/milestones.ts";
import { addDays, today } from "../../dates/dates.ts";
import { comingDays } from "../services/climate-sustainability/cbam-consultancy/milestones.ts";

const SHOWN = 3;

type Step = Occurrence & { shownFrom?: string | undefined };

/** The dates that ask for preparation. At any time three are shown: each from when the third before it has passed. */
export function nextSteps(milestones = comingDays(), day = today()): Step[] {
  const coming = milestones.filter(({ prepare, date }) => prepare && date >= day);
  return coming
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((milestone, index, all) => {
      const before = all[index - SHOWN];
      return { ...milestone, shownFrom: before && addDays(before.date, 1) };
    });
}
