import { findPublished } from "../../contract/trainings.ts";
import { isToCome, type RunKey } from "../../server/inbox/registrations/registrations.ts";
import { type RunSeats, SeatRefusal } from "../../server/inbox/registrations/seats.ts";
import type { Registration } from "../../server/inbox/storage/tables.ts";
import { domainOf } from "../../server/mail/dkim.ts";
import { firstDay, lastDay } from "../../site/content/records/run-days.ts";
import { dayText } from "../../site/dates/dates.ts";
import type { Desk } from "../desk.ts";
import { Refusal } from "../refusal.ts";
import type { Asker } from "../route.ts";
import { findRun, runNames } from "./runs.ts";
import { CALLED_OFF, liveRuns, publishedRunOf, UNSEEN } from "./training-mails.ts";

type RunToFill = RunSeats & { lastDay: string };

/**
 * The seats of a run as it is saved; of one that the content has no more and visitors still see, as they see it. Of a run
 * that is called off none are counted, so that none is offered.
 */
export function runToFill(desk: Desk, key: RunKey): RunToFill | undefined {
  const run = findRun(key);
  if (run) {
    const seats = run.state === "cancelled" ? undefined : run.seats;
    return { firstDay: firstDay(run), lastDay: lastDay(run), seats };
  }
  const seen = findPublished(liveRuns(desk) ?? [], key);
  if (!seen) return undefined;
  const seats = seen.isCancelled || seen.seats === null ? undefined : seen.seats;
  return { firstDay: seen.firstDay, lastDay: seen.firstDay, seats };
}

/** What a change of seats is told of its run and of who asks. About a run that visitors do not see nobody is mailed. */
export function seatRequest(desk: Desk, { session }: Asker, key: RunKey, tells: boolean) {
  const { title, dates } = runNames(key.training, key.run);
  return {
    run: runToFill(desk, key),
    about: `${title}, ${dates}`,
    who: session.who,
    tells: tells && publishedRunOf(desk, key) !== undefined,
    when: { now: desk.now(), domain: domainOf(desk.config.mail.from) },
  };
}

/** Refuses to mail somebody about a run that is saved and not published, or that they come to one that is called off. */
export function refuseUntold(desk: Desk, key: RunKey, state: Registration["state"]): void {
  if (state === "paid" || !runToFill(desk, key)) return;
  const run = publishedRunOf(desk, key);
  if (!run) throw new Refusal(409, UNSEEN);
  if (run.isCancelled && isToCome(state)) throw new Refusal(409, CALLED_OFF);
}

/** Says to staff why seats were not changed. */
export async function orSaid<Result>(changed: Promise<Result>): Promise<Result> {
  try {
    return await changed;
  } catch (error) {
    if (!(error instanceof SeatRefusal)) throw error;
    const { reason } = error;
    throw new Refusal(reason.why === "gone" ? 404 : 409, sentenceFor(reason));
  }
}

const roomOf = (count: number) => (count === 1 ? "1 seat is left" : `${count} seats are left`);

function sentenceFor(reason: SeatRefusal["reason"]): string {
  switch (reason.why) {
    case "gone":
      return "This registration does not exist any more.";
    case "changed":
      return `Meanwhile somebody has marked them as ${reason.state}. Look at it again.`;
    case "mailed":
      return "It is too late: the mail has gone out, or somebody has changed the registration.";
    case "not-begun":
      return `Nobody has attended yet: the run begins on ${dayText(reason.firstDay)}.`;
    case "seats-left":
      return `${roomOf(reason.left)}: offer ${reason.wanted === 1 ? "one" : "them"} instead.`;
    case "full": {
      const room = reason.left <= 0 ? "no seat is left" : roomOf(reason.left);
      return `The run is full: ${room}. Put them on the waiting list; it is offered in turn.`;
    }
  }
}
