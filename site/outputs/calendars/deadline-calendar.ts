import { type ICalCalendar, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { firm } from "../../content/reader/read.ts";
import type { Milestone } from "../../content/records/milestones.ts";
import { type Deadline, deadlinesOf, type Rule, rules } from "../../content/records/rules.ts";
import { today } from "../../dates/dates.ts";
import { asFeed, newCalendar } from "./calendar-file.ts";
import { deadlineEvent, ruleFeed } from "./deadline-events.ts";
import { ALL_FEED } from "./paths.ts";

const PRODUCT = "deadlines";

const YEARS_AHEAD = 3;

/** The last day in a file. Programs ask again each day, so more of an endless milestone would only add bytes. */
const lastDay = () => `${Number(today().slice(0, 4)) + YEARS_AHEAD}${today().slice(4)}`;

/** Only its coming days; all of them once it is past, so that the file is never empty. */
export function milestoneCalendar(rule: Rule, { id }: Pick<Milestone, "id">): string {
  const days = deadlinesOf([rule], lastDay()).filter(({ milestone }) => milestone === id);
  const coming = days.filter(({ date }) => date >= today());
  return filled(newCalendar(rule.name, PRODUCT), coming.length > 0 ? coming : days).toString();
}

/** A feed of all days of a rule. Past days stay, so that calendars that follow it lose nothing. */
export function ruleFeedFile(rule: Rule): string {
  const feed = filled(
    newCalendar(`${firm().name}: ${rule.name}`, PRODUCT),
    deadlinesOf([rule], lastDay()),
  );
  feed.description(rule.title);
  return asFeed(feed, ruleFeed(rule)).toString();
}

export function allFeedFile(): string {
  const feed = filled(
    newCalendar(`${firm().name}: deadlines`, PRODUCT),
    deadlinesOf(rules(), lastDay()),
  );
  return asFeed(feed, ALL_FEED).toString();
}

function filled(calendar: ICalCalendar, deadlines: Deadline[]): ICalCalendar {
  for (const deadline of deadlines) {
    const { uid, sequence, reviewed, day, dayAfter, isRough, title, text, url } =
      deadlineEvent(deadline);
    calendar.createEvent({
      id: uid,
      sequence,
      // Not the day of the build: a file whose content stays the same stays the same.
      stamp: `${reviewed}T00:00:00Z`,
      lastModified: `${reviewed}T00:00:00Z`,
      start: `${day}T00:00:00Z`,
      end: `${dayAfter}T00:00:00Z`,
      allDay: true,
      summary: title,
      description: text,
      url,
      status: isRough ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      categories: [{ name: deadline.rule.name }],
    });
  }
  return calendar;
}
