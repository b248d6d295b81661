import { TIME_ZONE } from "../../../contract/indian-time.ts";
import { firstSentence, runFacts } from "../../content/records/training-facts.ts";
import type { TrainingRun } from "../../content/records/trainings.ts";
import { addDays, datesOf, instant, sessionsText } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { absolute } from "../seo/json-ld.ts";
import { runFile } from "./paths.ts";
import { type CalendarLink, compact, googleLink, outlookLink } from "./web-calendars.ts";

/** One file for the whole run, and a link for each of its parts to each calendar on the web. */
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

const inGoogle = ({ title, text, place, from, to, days, isWholeDays }: RunEvent) =>
  googleLink({
    text: title,
    dates: `${compact(from)}/${compact(to)}`,
    ctz: TIME_ZONE,
    details: text,
    location: place,
    ...(days > 1 && !isWholeDays && { recur: `RRULE:FREQ=DAILY;COUNT=${days}` }),
  });

/** Outlook's link cannot repeat: several days become one entry, whose text tells the hours of each day. */
const inOutlook = ({ text, place, from, to, session, ...event }: RunEvent, { time }: TrainingRun) =>
  outlookLink({
    subject: event.title,
    startdt: time ? instant(session.start, time.from) : from,
    enddt: time ? instant(session.end, time.to) : to,
    allday: String(event.isWholeDays),
    body: text,
    location: place,
  });

export type RunEvent = ReturnType<typeof eventsOf>[number];

/** One event for each block of a run's days. Hours are Indian; a run without hours takes whole days. */
export function eventsOf(run: TrainingRun) {
  const { sessions, time, training } = run;
  const facts = runFacts(run);
  const path = training.live
    ? href("/trainings/:slug", training.slug)
    : href("/trainings-calendar");
  const url = absolute(path);
  const hours = facts.time ? `Each day ${facts.time}. ` : "";
  return sessions.map((session, index) => ({
    number: index + 1,
    session,
    /** How many days the block has; with hours, the event is repeated on each. */
    days: datesOf(session).length,
    /** Begin and end on the first day: “2027-02-12T09:00:00”. Whole days: “2027-02-12”, and the day after the last. */
    from: time ? `${session.start}T${time.from}:00` : session.start,
    to: time ? `${session.start}T${time.to}:00` : addDays(session.end, 1),
    isWholeDays: !time,
    title: training.title,
    text: `${firstSentence(training.description)} ${hours}${facts.fee} per participant. ${url}`,
    place: facts.place ?? "Online",
    url,
  }));
}
