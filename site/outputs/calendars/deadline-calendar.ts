import { type ICalCalendar, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { firm } from "../../content/reader/read.ts";
import { milestones, type Rule } from "../../content/records/rules.ts";
import { ALL_FEED } from "./addresses.ts";
import { asFeed, newCalendar } from "./calendar-file.ts";
import { type Deadline, deadlineEvent, ruleFeed } from "./deadline-events.ts";

const PRODUCT = "deadlines";

/** One milestone as a file to keep. */
export function deadlineCalendar(deadline: Deadline): string {
  return filled(newCalendar(deadline.rule.name, PRODUCT), [deadline]).toString();
}

/** Every milestone of a rule, past ones too, so that a calendar that follows it loses nothing. */
export function ruleFeedFile(rule: Rule): string {
  const deadlines = rule.milestones.map((milestone) => ({ ...milestone, rule }));
  const feed = filled(newCalendar(`${firm().name}: ${rule.name}`, PRODUCT), deadlines);
  feed.description(rule.title);
  return asFeed(feed, ruleFeed(rule)).toString();
}

/** Every milestone of every rule, under the same ids. */
export function allFeedFile(): string {
  const feed = filled(newCalendar(`${firm().name}: deadlines`, PRODUCT), milestones());
  return asFeed(feed, ALL_FEED).toString();
}

function filled(calendar: ICalCalendar, deadlines: Deadline[]): ICalCalendar {
  for (const deadline of deadlines) {
    const { uid, sequence, reviewed, day, dayAfter, isRough, title, text, url } = deadlineEvent(deadline);
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
