import { dayOf } from "../../contract/indian-time.ts";
import {
  changeRegistration,
  findRegistration,
  firstWaiting,
  listRegistrations,
  type RegistrationFields,
  seatsIn,
  takesSeats,
  withSeats,
} from "../../server/inbox/registrations/registrations.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import type { Registration } from "../../server/inbox/storage/tables.ts";
import { addEvent } from "../../server/inbox/webhooks/deliveries.ts";
import { firstDay } from "../../site/content/records/run-days.ts";
import type { TrainingRun } from "../../site/content/records/trainings.ts";
import { dayText } from "../../site/dates/dates.ts";
import type { Desk } from "../desk.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { findRun, keyOf } from "./runs.ts";
import { trainingMails } from "./training-mails.ts";

type Change = Partial<RegistrationFields>;

export type Outcome = { isTold: boolean; offered: string };

async function tellOthers(storage: Storage, one: Registration, now: number): Promise<void> {
  const { id, email, training, run, state, seats } = one;
  const facts = { training, run, state, seats };
  await addEvent(storage, { name: "registration.changed", email, subject: id, facts }, now);
}

/**
 * Changes a registration, or the one that `add` makes, while nobody else changes the seats of a run: a run that is full
 * takes no more, and what becomes free is offered to the first of the waiting list. `tells`: who it is about gets a mail,
 * after `waitMs`.
 */
export function changeSeats(
  desk: Desk,
  id: string | ((within: Storage) => Promise<{ id: string; isNew: boolean }>),
  change: Change,
  tells: boolean,
  waitMs = 0,
): Promise<Outcome & { id: string }> {
  return withSeats(desk.storage, async (within) => {
    const now = desk.now();
    const isNew = typeof id !== "string";
    const made = isNew ? await id(within) : { id, isNew };
    // Somebody else has made it meanwhile.
    if (made.isNew !== isNew) return { id: made.id, isTold: false, offered: "" };
    const stored = await findRegistration(within, made.id);
    const found = orRefuse(stored, "This registration does not exist any more.");
    const next = { ...found, ...change };
    const run = findRun(found);
    const before = isNew ? 0 : takenBy(found);
    if (run) await refuseState(within, run, { next, before: isNew ? undefined : found, day: dayOf(now) });
    await changeRegistration(within, found.id, change, now);
    const isStateNew = isNew || next.state !== found.state;
    const mails = run && (await trainingMails(desk, within, run));
    const isTold = Boolean(mails && tells && isStateNew && (await mails.tell(within, next, now + waitMs)));
    if (mails && isStateNew) await mails.remind(within, next);
    await tellOthers(within, next, now);
    const offered = takenBy(next) < before && run ? await offerFree(desk, within, run, tells, found.id) : "";
    return { id: found.id, isTold, offered };
  });
}

const takenBy = ({ state, seats }: Pick<Registration, "state" | "seats">) => (takesSeats(state) ? seats : 0);

type Seated = Pick<Registration, "id" | "state" | "seats">;
type Step = { next: Seated; before: Seated | undefined; day: string };

/** Refuses a state for which no seat is left, the waiting list while there is one, and “attended” before the run begins. */
export async function refuseState(within: Storage, run: TrainingRun, { next, before, day }: Step) {
  const first = firstDay(run);
  if (next.state === "attended" && before?.state !== "attended" && first > day)
    throw new Refusal(409, `Nobody has attended yet: the run begins on ${dayText(first)}.`);
  const own = before ? takenBy(before) : 0;
  const isToWait = next.state === "waiting" && before?.state !== "waiting";
  if (run.seats === undefined || (takenBy(next) <= own && !isToWait)) return;
  const others = (await listRegistrations(within, keyOf(run))).filter(({ id }) => id !== next.id);
  const left = run.seats - seatsIn(others).taken;
  const roomOf = (count: number) => (count === 1 ? "1 seat is left" : `${count} seats are left`);
  if (isToWait && next.seats <= left - own)
    throw new Refusal(409, `${roomOf(left - own)}: offer ${next.seats === 1 ? "one" : "them"} instead.`);
  if (takenBy(next) <= left) return;
  const room = left <= 0 ? "no seat is left" : roomOf(left);
  throw new Refusal(409, `The run is full: ${room}. Put them on the waiting list; it is offered in turn.`);
}

/** Whoever has just been changed by hand, `except`, is offered nothing. */
export async function offerFree(desk: Desk, within: Storage, run: TrainingRun, tells: boolean, except = "") {
  if (run.seats === undefined || firstDay(run) <= dayOf(desk.now())) return "";
  const names: string[] = [];
  const mails = await trainingMails(desk, within, run);
  for (;;) {
    const next = await firstWaiting(within, keyOf(run), run.seats, except);
    if (!next) return names.join(", ");
    const offered = { ...next, state: "offered" } as const;
    await changeRegistration(within, next.id, { state: "offered" }, desk.now());
    if (tells) await mails.tell(within, offered);
    await tellOthers(within, offered, desk.now());
    names.push(next.name);
  }
}
