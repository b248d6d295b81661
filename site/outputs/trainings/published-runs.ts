import type { PublishedRun } from "../../../contract/trainings.ts";
import { firstDay } from "../../content/records/run-days.ts";
import { runFacts } from "../../content/records/training-facts.ts";
import { allRuns, type TrainingRun } from "../../content/records/trainings.ts";
import { runCalendar } from "../calendars/training-calendar.ts";

/** All runs, past ones too, in the words in which mails name them. */
export const runsForMails = () => allRuns().map(runForMails);

/** What the server tells participants: a change of its shape is one of contract, too. */
export function runForMails(run: TrainingRun): PublishedRun {
  const { slug, title, live } = run.training;
  const { dates, time, place, fee, format } = runFacts(run);
  const withoutPlace = format === "Virtual" ? "online" : format;
  return {
    training: slug,
    run: run.id,
    title,
    isLive: live,
    isCancelled: run.state === "cancelled",
    firstDay: firstDay(run),
    seats: run.seats ?? null,
    showsSeats: run.showSeats,
    isFull: run.state === "full",
    dates,
    time: time ?? "times to follow",
    place: place ?? withoutPlace,
    fee,
    calendar: runCalendar(run),
  };
}
