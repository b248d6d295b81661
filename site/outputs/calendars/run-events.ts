import { href } from "../../addresses.ts";
import { firstSentence, runFacts } from "../../content/records/training-facts.ts";
import type { TrainingRun } from "../../content/records/trainings.ts";
import { addDays, datesOf } from "../../dates/dates.ts";
import { absolute } from "../seo/json-ld.ts";

export type RunEvent = ReturnType<typeof eventsOf>[number];

/** What a calendar is told of each block of a run's days. Hours are Indian; without hours the days are whole ones. */
export function eventsOf(run: TrainingRun) {
  const { sessions, time, course } = run;
  const facts = runFacts(run);
  const address = course.live ? href("/trainings/:slug", course.slug) : href("/trainings-calendar");
  const url = absolute(address);
  const hours = facts.time ? `Each day ${facts.time}. ` : "";
  return sessions.map((session, index) => ({
    /** The block's number in its run, from 1. */
    number: index + 1,
    session,
    /** How many days in a row it is repeated. */
    days: datesOf(session).length,
    /** Of the first day: "2027-02-12T09:00:00"; whole days as "2027-02-12", the end being the day after the last. */
    from: time ? `${session.start}T${time.from}:00` : session.start,
    to: time ? `${session.start}T${time.to}:00` : addDays(session.end, 1),
    isWholeDays: !time,
    title: course.title,
    text: `${firstSentence(course.description)} ${hours}${facts.fee} per participant. ${url}`,
    place: facts.place ?? "Online",
    url,
  }));
}
