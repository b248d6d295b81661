import { dayOf } from "../../../contract/indian-time.ts";
import { type AuditLine, addAuditLine } from "../audit.ts";
import { removeMailFiles } from "../outbox/mail-files.ts";
import type { Queueing } from "../outbox/new-mails.ts";
import { changeRows, findRow, removeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Registration } from "../storage/tables.ts";
import { markHandled } from "../submissions/change.ts";
import { addEvent } from "../webhooks/deliveries.ts";
import {
  addRegistration,
  findRegistration,
  firstWaiting,
  isSure,
  listRegistrations,
  type NewRegistration,
  type RegistrationFields,
  type RunKey,
  seatsIn,
  takesSeats,
  withSeats,
} from "./registrations.ts";
import { addTrainingMail, removeOrphanMails, removeUnclaimed } from "./training-mails.ts";

/** What a run says of its seats; `seats` is undefined where nobody has written down how many there are. */
export type RunSeats = { firstDay: string; seats: number | undefined };

type Reason =
  | { why: "gone" | "mailed" }
  | { why: "changed"; state: Registration["state"] }
  | { why: "not-begun"; firstDay: string }
  | { why: "seats-left"; left: number; wanted: number }
  | { why: "full"; left: number };

/** Thrown by what changes seats; nothing of the change is stored then. */
export class SeatRefusal extends Error {
  override name = "SeatRefusal";
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(`The seats were not changed: ${reason.why}`);
    this.reason = reason;
  }
}

interface Asked {
  /** Undefined for a run that the content no longer has: its registrations change, but there are no seats to count. */
  run: RunSeats | undefined;
  /** What the audit line says after what was done. It names nobody. */
  about: string;
  who: string;
  /** Whether those concerned are mailed. */
  tells: boolean;
  /** Of the moment, and for the Message-ID of mails. */
  when: Queueing;
}

interface Change extends Asked {
  change: Partial<RegistrationFields>;
  /** The state that whoever asks has seen; a new one is refused if it is another by now. */
  seen?: Registration["state"] | undefined;
}

interface Addition extends Asked {
  registration: NewRegistration;
  /** For how long the mail to them waits, so that it can be taken back. */
  waitMs?: number;
  /** As for lines of a sheet: who is registered for this run under the same name and address is not added again. */
  isOnce?: boolean;
}

export type Outcome = { id: string; isNew: boolean; isTold: boolean; offered: string };

/** Registers somebody, unless their inquiry is registered for this run already: then it answers with the first one. */
export const addSeat = (
  storage: Storage,
  { registration, waitMs = 0, isOnce, ...asked }: Addition,
) =>
  withSeats(storage, async (within): Promise<Outcome> => {
    const { now } = asked.when;
    const { training, run, name, email } = registration;
    const known = isOnce && (await findRow(within, "registration", { training, run, name, email }));
    if (known) return { id: known.id, isNew: false, isTold: false, offered: "" };
    const { id, isNew } = await addRegistration(within, registration, now);
    if (!isNew) return { id, isNew, isTold: false, offered: "" };
    const added = await foundOrRefused(within, id);
    if (asked.run)
      await refuseState(within, asked.run, { next: added, before: undefined, day: dayOf(now) });
    await addAudit(within, added, "Added a registration", asked);
    const isTold = await tell(within, added, {
      ...asked,
      when: { ...asked.when, now: now + waitMs },
    });
    await tellOthers(within, added, now);
    return { id, isNew, isTold, offered: "" };
  });

/**
 * Changes a registration while nobody else, on whichever server, changes the seats of a run: a run that is full takes no
 * more, and what becomes free is offered to the first of the waiting list.
 */
export const changeSeat = (storage: Storage, id: string, { change, seen, ...asked }: Change) =>
  withSeats(storage, async (within): Promise<Outcome> => {
    const { now } = asked.when;
    const before = await foundOrRefused(within, id);
    const next = { ...before, ...change };
    if (seen && seen !== before.state && next.state !== before.state)
      throw new SeatRefusal({ why: "changed", state: before.state });
    if (asked.run) await refuseState(within, asked.run, { next, before, day: dayOf(now) });
    const keepsPlace = next.state === before.state || (isSure(next.state) && isSure(before.state));
    const placed_at = keepsPlace ? before.placed_at : now;
    await changeRows(within, "registration", { id }, { ...change, placed_at, changed_at: now });
    const { email } = next;
    await changeRows(
      within,
      "certificate",
      { registration_id: id, email: before.email },
      { email },
    );
    const isStateNew = next.state !== before.state;
    const what = isStateNew ? `Marked a registration as ${next.state}` : "Changed a registration";
    await addAudit(within, next, what, asked);
    const isTold = isStateNew && (await tell(within, next, asked));
    await tellOthers(within, next, now);
    const offered = takenBy(next) < takenBy(before) ? await offerFree(within, next, asked, id) : "";
    return { id, isNew: false, isTold, offered };
  });

/** Deletes a registration with its mails, and offers what becomes free. */
export async function removeSeat(
  storage: Storage,
  dataDir: string,
  id: string,
  asked: Asked,
): Promise<Outcome> {
  const { offered, mails } = await withSeats(storage, async (within) => {
    const before = await foundOrRefused(within, id);
    await addAudit(within, before, "Deleted a registration", asked);
    await removeRows(within, "registration", { id });
    const mails = await removeOrphanMails(within);
    return { mails, offered: await offerFree(within, before, asked, id) };
  });
  await removeMailFiles(dataDir, mails);
  await storage.scrub();
  return { id, isNew: false, isTold: false, offered };
}

/**
 * Takes back a registration that was just made from an inquiry, with its mail, and opens the inquiry that it marked as
 * handled. Refuses once a server has claimed the mail, or somebody has changed the registration.
 */
export const takeBackSeat = (storage: Storage, id: string, submissionId: string, asked: Asked) =>
  withSeats(storage, async (within) => {
    const found = await foundOrRefused(within, id);
    const isChanged = found.state !== "asked" || found.changed_at !== found.created_at;
    if (found.submission_id !== submissionId || isChanged) throw new SeatRefusal({ why: "mailed" });
    if (!(await removeUnclaimed(within, id))) throw new SeatRefusal({ why: "mailed" });
    await removeRows(within, "registration", { id });
    await addAudit(within, found, "Took a registration back", asked);
    const submission = await findRow(within, "submission", { id: submissionId });
    if ((submission?.handled_at ?? 0) < found.created_at) return;
    await markHandled(within, submissionId, null);
    const { who, when } = asked;
    const line = { at: when.now, who, area: "inbox", subject: submissionId } as const;
    await addAuditLine(within, { ...line, what: "Marked it as still to be handled" });
  });

async function foundOrRefused(within: Storage, id: string): Promise<Registration> {
  const found = await findRegistration(within, id);
  if (!found) throw new SeatRefusal({ why: "gone" });
  return found;
}

type About = Pick<Registration, "submission_id">;

function addAudit(
  within: Storage,
  { submission_id }: About,
  what: string,
  { who, about, when }: Asked,
) {
  const line: AuditLine = {
    at: when.now,
    who,
    area: "inbox",
    subject: submission_id ?? "",
    what: "",
  };
  return addAuditLine(within, { ...line, what: `${what}: ${about}` });
}

/** The mail about the state that a registration has now. Of a payment nobody is told. */
async function tell(
  within: Storage,
  registration: Registration,
  { tells, when }: Asked,
): Promise<boolean> {
  const { state } = registration;
  if (!tells || state === "paid") return false;
  await addTrainingMail(within, registration, { what: state }, when);
  return true;
}

async function tellOthers(within: Storage, one: Registration, now: number): Promise<void> {
  const { id, email, training, run, state, seats } = one;
  const facts = { training, run, state, seats };
  await addEvent(within, { name: "registration.changed", email, subject: id, facts }, now);
}

const takenBy = ({ state, seats }: Pick<Registration, "state" | "seats">) =>
  takesSeats(state) ? seats : 0;

type Seated = Pick<Registration, "id" | "training" | "run" | "state" | "seats">;
type Step = {
  next: Seated;
  before: Pick<Registration, "state" | "seats"> | undefined;
  day: string;
};

/** Refuses a state for which no seat is left, the waiting list while there is one, and “attended” before the run begins. */
export async function refuseState(
  within: Storage,
  run: RunSeats,
  { next, before, day }: Step,
): Promise<void> {
  const { firstDay } = run;
  if (next.state === "attended" && before?.state !== "attended" && firstDay > day)
    throw new SeatRefusal({ why: "not-begun", firstDay });
  const own = before ? takenBy(before) : 0;
  const isToWait = next.state === "waiting" && before?.state !== "waiting";
  if (run.seats === undefined || (takenBy(next) <= own && !isToWait)) return;
  const all = await listRegistrations(within, { training: next.training, run: next.run });
  const left = run.seats - seatsIn(all.filter(({ id }) => id !== next.id)).taken;
  if (isToWait && next.seats <= left - own)
    throw new SeatRefusal({ why: "seats-left", left: left - own, wanted: next.seats });
  if (takenBy(next) > left) throw new SeatRefusal({ why: "full", left });
}

/**
 * Offers what is free to those who wait, and says to whom. Whoever has just been changed by hand (`except`) is offered
 * nothing. To be called while nobody else changes seats.
 */
export async function offerFree(
  within: Storage,
  { training, run: id }: RunKey,
  asked: Asked,
  except = "",
): Promise<string> {
  const { run, when } = asked;
  const names: string[] = [];
  if (run?.seats === undefined || run.firstDay <= dayOf(when.now)) return "";
  for (;;) {
    const next = await firstWaiting(within, { training, run: id }, run.seats, except);
    if (!next) return names.join(", ");
    const offered = { ...next, state: "offered" } as const;
    const change = { state: "offered", placed_at: when.now, changed_at: when.now } as const;
    await changeRows(within, "registration", { id: next.id }, change);
    await addAudit(within, offered, "Offered a seat that became free", asked);
    await tell(within, offered, asked);
    await tellOthers(within, offered, when.now);
    names.push(next.name);
  }
}
