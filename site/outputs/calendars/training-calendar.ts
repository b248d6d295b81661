import {
  type ICalCalendar,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
} from "ical-generator";
import { TIME_ZONE } from "../../../contract/indian-time.ts";
import { firm } from "../../content/reader/read.ts";
import { isPast } from "../../content/records/run-days.ts";
import { allRuns, type TrainingRun } from "../../content/records/trainings.ts";
import { today } from "../../dates/dates.ts";
import { asFeed, newCalendar } from "./calendar-file.ts";
import { eventsOf } from "./calendar-links.ts";
import { TRAININGS_FEED } from "./paths.ts";

/** The file of one run, with all its parts. */
export const runCalendar = (run: TrainingRun) => calendarOf(run.training.title, [run]).toString();

/** A feed of every run that is not past. Cancelled runs stay, so that calendars mark them as cancelled. */
export function trainingsFeed(day = today()): string {
  const runs = allRuns().filter((run) => !isPast(run, day));
  return asFeed(calendarOf(`${firm().name}: trainings`, runs), TRAININGS_FEED).toString();
}

function calendarOf(name: string, runs: TrainingRun[]): ICalCalendar {
  const calendar = newCalendar(name, "trainings");
  for (const run of runs)
    for (const event of eventsOf(run)) calendar.createEvent(calendarEvent(run, event));
  return calendar;
}

function calendarEvent(
  run: TrainingRun,
  event: ReturnType<typeof eventsOf>[number],
): ICalEventData {
  const { days, from, to, isWholeDays } = event;
  const isRepeated = days > 1 && !isWholeDays;
  return {
    // The id stays for good, and the revision tells a calendar that what it holds is older.
    id: `${run.training.slug}-${run.id}-${event.number}@${firm().domain}`,
    sequence: run.revision,
    timezone: TIME_ZONE,
    stamp: `${today()}T00:00:00Z`,
    // Without an offset: read and written by the same clock, so the hour stays what it says.
    start: isWholeDays ? `${from}T00:00:00` : from,
    end: isWholeDays ? `${to}T00:00:00` : to,
    allDay: isWholeDays,
    summary: event.title,
    description: event.text,
    location: event.place,
    url: event.url,
    status: run.state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    repeating: isRepeated ? { freq: ICalEventRepeatingFreq.DAILY, count: days } : null,
  };
}
