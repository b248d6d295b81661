import { TIME_ZONE } from "../../../contract/indian-time.ts";
import { firstSentence, runFacts } from "../../content/records/training-facts.ts";
import type { TrainingRun } from "../../content/records/trainings.ts";
import { addDays, datesOf, instant, sessionsText } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { absolute } from "../seo/json-ld.ts";
import { runFile } from "./paths.ts";

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

export type CalendarLink = { label: string; to: string };

type WholeDay = { title: string; url: string; day: string; dayAfter: string };

/** Links that add an event of a whole day to Google's and to Outlook's calendar. */
export function dayLinks({ title, url, day, dayAfter }: WholeDay): CalendarLink[] {
  const dates = `${compact(day)}/${compact(dayAfter)}`;
  const outlook = { subject: title, startdt: day, enddt: dayAfter, allday: "true", body: url };
  return [
    { label: "Google", to: googleLink({ text: title, dates, details: url }) },
    { label: "Outlook", to: outlookLink(outlook) },
  ];
}

type Fields = Record<string, string>;

/** Opens a new entry with these fields in Google's calendar. */
export const googleLink = (fields: Fields) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: "TEMPLATE", ...fields })}`;

const NEW_ENTRY = { path: "/calendar/action/compose", rru: "addevent" };

/** Opens a new entry with these fields in Outlook's calendar. */
export const outlookLink = (fields: Fields) =>
  `https://outlook.office.com/calendar/0/deeplink/compose?${new URLSearchParams({ ...NEW_ENTRY, ...fields })}`;

/** A date or time without hyphens and colons: “20270212”, “20270212T090000”. */
export const compact = (moment: string) => moment.replaceAll(/[-:]/g, "");

export type RunEvent = ReturnType<typeof eventsOf>[number];

/** One event for each block of a run's days. Hours are Indian; a run without hours takes whole days. */
export function eventsOf(run: TrainingRun) {
  const { sessions, time, training } = run;
  const facts = runFacts(run);
  const path = training.live ? href("/trainings/:slug", training.slug) : href("/trainings-calendar");
  const url = absolute(path);
  const hours = facts.time ? `Each day ${facts.time}. ` : "";
  return sessions.map((session, index) => ({
    /** The number of the block in its run, from 1. */
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
