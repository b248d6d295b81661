import { byDay, turnsOf } from "../../content/records/milestones.ts";
import {
  type Deadline,
  deadlinesOf,
  type Rule,
  rules,
  type Wording,
} from "../../content/records/rules.ts";
import { today } from "../../dates/dates.ts";
import { deadlineAnchor } from "../../outputs/calendars/deadline-events.ts";
import { audiencesOf } from "./audiences.ts";
import type { DeadlinesCopy } from "./copy.ts";

/** A milestone with its coming days: one entry of the list, also where it comes back. */
export type ComingMilestone = {
  anchor: string;
  audiences: string;
  next: Deadline;
  days: Deadline[];
};

export type PlacedDay = Deadline & Pick<ComingMilestone, "anchor" | "audiences">;

/** Divided by the day of the build; arrange.ts divides them again in the browser. A past milestone is its last day. */
export function entriesOf({ filter }: Pick<DeadlinesCopy, "filter">): {
  coming: ComingMilestone[];
  past: PlacedDay[];
} {
  const day = today();
  const byMilestone = [...Map.groupBy(deadlinesOf(rules()), deadlineAnchor)];
  const coming = byMilestone.flatMap(([anchor, all]) => {
    const days = all.filter(({ date }) => date >= day);
    const [next] = days;
    return next
      ? [{ anchor, audiences: audiencesOf(next.rule, filter.audiences), next, days }]
      : [];
  });
  const past = byMilestone.flatMap(([anchor, all]) => {
    const last = all.at(-1);
    if (!last || last.date >= day) return [];
    return [{ ...last, anchor, audiences: audiencesOf(last.rule, filter.audiences) }];
  });
  return { coming: coming.sort((a, b) => byDay(a.next, b.next)), past };
}

export function comingOf(rule: Rule): Deadline[] {
  const day = today();
  return deadlinesOf([rule]).filter(({ date }) => date >= day);
}

/** What the time line shows: all days of this year and the next, and of each entry its next day, however late. */
export function drawnDays(coming: ComingMilestone[]): PlacedDay[] {
  const nextYear = String(Number(today().slice(0, 4)) + 1);
  return coming
    .flatMap(({ anchor, audiences, next, days }) =>
      days
        .filter((day) => day === next || day.date.slice(0, 4) <= nextYear)
        .map((day) => ({ ...day, anchor, audiences })),
    )
    .sort(byDay);
}

/** What `say` returns for the next deadlines, with the days on which it is true. Equal neighbours are one wording. */
export function dayWordings(
  days: Deadline[],
  say: (next: [Deadline, ...Deadline[]]) => string,
): Wording[] {
  const wordings: Wording[] = [];
  for (const { milestones, from, until } of turnsOf(days)) {
    const text = say(milestones);
    const before = wordings.at(-1);
    if (before?.text === text) before.until = until;
    else wordings.push({ text, from, until });
  }
  return wordings;
}
