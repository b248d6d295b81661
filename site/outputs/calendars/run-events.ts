import { firstSentence, runFacts } from "../../content/records/training-facts.ts";
import type { TrainingRun } from "../../content/records/trainings.ts";
import { addDays, datesOf } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { absolute } from "../seo/json-ld.ts";

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
