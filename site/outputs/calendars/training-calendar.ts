import { type ICalCalendar, ICalEventRepeatingFreq, ICalEventStatus } from "ical-generator";
import { firm } from "../../content/reader/read.ts";
import { isPast } from "../../content/records/run-days.ts";
import { allRuns, type TrainingRun } from "../../content/records/trainings.ts";
import { INDIA, today } from "../../dates/dates.ts";
import { TRAININGS_FEED } from "./addresses.ts";
import { asFeed, newCalendar } from "./calendar-file.ts";
import { eventsOf } from "./run-events.ts";

/** One run as a file to keep. */
export const runCalendar = (run: TrainingRun) => calendarOf(run.course.title, [run]).toString();

/** Every run to come, to be subscribed to; a cancelled one stays, so that calendars strike it out. */
export function trainingsFeed(day = today()): string {
  const runs = allRuns().filter((run) => !isPast(run, day));
  return asFeed(calendarOf(`${firm().name}: trainings`, runs), TRAININGS_FEED).toString();
}

function calendarOf(name: string, runs: TrainingRun[]): ICalCalendar {
  const calendar = newCalendar(name, "trainings");
  const { domain } = firm();
  for (const run of runs) for (const event of eventsOf(run)) add(calendar, run, event, domain);
  return calendar;
}

type Event = ReturnType<typeof eventsOf>[number];

/** The id stays for good, and the revision tells a calendar that what it holds is older. */
function add(calendar: ICalCalendar, run: TrainingRun, event: Event, domain: string): void {
  const isRepeated = event.days > 1 && !event.isWholeDays;
  calendar.createEvent({
    id: `${run.course.slug}-${run.id}-${event.number}@${domain}`,
    sequence: run.revision,
    timezone: INDIA,
    stamp: `${today()}T00:00:00Z`,
    // Without an offset: read and written by the same clock, so the hour stays what it says.
    start: event.isWholeDays ? `${event.from}T00:00:00` : event.from,
    end: event.isWholeDays ? `${event.to}T00:00:00` : event.to,
    allDay: event.isWholeDays,
    summary: event.title,
    description: event.text,
    location: event.place,
    url: event.url,
    status: run.state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    repeating: isRepeated ? { freq: ICalEventRepeatingFreq.DAILY, count: event.days } : null,
  });
}
