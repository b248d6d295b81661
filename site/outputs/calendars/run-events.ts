import { href } from "../../addresses.ts";
import { firstSentence, runFacts } from "../../content/records/training-facts.ts";
import type { TrainingRun } from "../../content/records/trainings.ts";
import { datesOf, dayAfter, type Session } from "../../dates/dates.ts";
import { absolute } from "../seo/json-ld.ts";

/** What a calendar is told of one block of a run's days. Hours are Indian; without hours the days are whole ones. */
export type RunEvent = {
  /** The block's number in its run, from 1. */
  number: number;
  session: Session;
  /** How many days in a row it is repeated. */
  days: number;
  /** Of the first day: "2027-02-12T09:00:00"; whole days as "2027-02-12", the end being the day after the last. */
  from: string;
  to: string;
  isWholeDays: boolean;
  title: string;
  text: string;
  place: string;
  url: string;
};

export function eventsOf(run: TrainingRun): RunEvent[] {
  const { sessions, time, course } = run;
  const facts = runFacts(run);
  const address = course.live ? href("/trainings/:slug", course.slug) : href("/trainings-calendar");
  const url = absolute(address);
  const hours = facts.time ? `Each day ${facts.time}. ` : "";
  return sessions.map((session, index) => ({
    number: index + 1,
    session,
    days: datesOf(session).length,
    from: time ? `${session.start}T${time.from}:00` : session.start,
    to: time ? `${session.start}T${time.to}:00` : dayAfter(session.end),
    isWholeDays: !time,
    title: course.title,
    text: `${firstSentence(course.description)} ${hours}${facts.fee} per participant. ${url}`,
    place: facts.place ?? "Online",
    url,
  }));
}
