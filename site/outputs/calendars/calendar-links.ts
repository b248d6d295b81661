import { TIME_ZONE } from "../../../contract/indian-time.ts";
import type { TrainingRun } from "../../content/records/trainings.ts";
import { instant, sessionsText } from "../../dates/dates.ts";
import { runFile } from "./paths.ts";
import { eventsOf, type RunEvent } from "./run-events.ts";
import { type CalendarLink, compact, googleLink, outlookLink } from "./web-calendars.ts";

/** Links that add a run to a calendar: one file with all blocks, then Google and Outlook for each block of days. */
export function calendarLinks(run: TrainingRun): CalendarLink[] {
  const events = eventsOf(run);
  const named = (name: string, { session }: RunEvent) =>
    events.length > 1 ? `${name}, ${sessionsText([session])}` : name;
  return [
    { label: "Calendar file (.ics)", to: runFile(run.training.slug, run.id) },
    ...events.flatMap((event) => [
      { label: named("Google", event), to: inGoogle(event) },
      { label: named("Outlook", event), to: inOutlook(event, run) },
    ]),
  ];
}

function inGoogle({ title, text, place, from, to, days, isWholeDays }: RunEvent): string {
  return googleLink({
    text: title,
    dates: `${compact(from)}/${compact(to)}`,
    ctz: TIME_ZONE,
    details: text,
    location: place,
    ...(days > 1 && !isWholeDays ? { recur: `RRULE:FREQ=DAILY;COUNT=${days}` } : {}),
  });
}

/** Outlook's link cannot repeat: several days become one entry, whose text tells the hours of each day. */
function inOutlook(
  { title, text, place, from, to, session, isWholeDays }: RunEvent,
  { time }: TrainingRun,
): string {
  return outlookLink({
    subject: title,
    startdt: time ? instant(session.start, time.from) : from,
    enddt: time ? instant(session.end, time.to) : to,
    allday: String(isWholeDays),
    body: text,
    location: place,
  });
}
