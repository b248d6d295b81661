import { removeMailFiles } from "../outbox/mail-files.ts";
import { KEY_NAME } from "../storage/addresses.ts";
import { newId } from "../storage/ids.ts";
import type { Storage } from "../storage/storage.ts";
import type { Registration, RunDetail } from "../storage/tables.ts";

import { removeOrphanMails } from "./training-mails.ts";

/** What staff fill in. */
export type RegistrationFields = Omit<
  Registration,
  "id" | "submission_id" | "training" | "run" | "last_day" | "created_at" | "changed_at"
>;

export type RunKey = Pick<Registration, "training" | "run">;

type NewRegistration = RegistrationFields & RunKey & Pick<Registration, "submission_id" | "last_day">;

/** Adds a registration. One inquiry registers for a run once: a second time gives the id of the first. */
export async function addRegistration(
  { db }: Storage,
  registration: NewRegistration,
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const added = await db
    .insertInto("registration")
    .values({ id: newId(), created_at: now, changed_at: now, ...registration })
    .onConflict((conflict) => conflict.columns(["submission_id", "training", "run"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };
  const { submission_id, training, run } = registration;
  const { id } = await db
    .selectFrom("registration")
    .select("id")
    .where("submission_id", "=", submission_id)
    .where("training", "=", training)
    .where("run", "=", run)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

export async function findRegistration({ db }: Storage, id: string): Promise<Registration | undefined> {
  return db.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function changeRegistration(
  { db }: Storage,
  id: string,
  change: Partial<RegistrationFields>,
  now: number,
): Promise<void> {
  await db
    .updateTable("registration")
    .set({ ...change, changed_at: now })
    .where("id", "=", id)
    .execute();
}

export async function removeRegistration(storage: Storage, dataDir: string, id: string): Promise<void> {
  await storage.slowDb.deleteFrom("registration").where("id", "=", id).execute();
  await removeMailFiles(dataDir, await removeOrphanMails(storage));
  await storage.scrub();
}

/** Registrations of one run or of one inquiry, or all, by name. */
export async function listRegistrations(
  { db }: Storage,
  of: Partial<Pick<Registration, "training" | "run" | "submission_id">> = {},
): Promise<Registration[]> {
  let query = db.selectFrom("registration").selectAll();
  for (const column of ["training", "run", "submission_id"] as const)
    if (of[column] !== undefined) query = query.where(column, "=", of[column]);
  const found = await query.orderBy("created_at").orderBy("id").execute();
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

export const registrationsOf = ({ db }: Storage, email: string): Promise<Registration[]> =>
  db
    .selectFrom("registration")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .orderBy("created_at")
    .execute();

export interface SeatCount {
  /** Offered, confirmed, paid or attended. */
  taken: number;
  /** Asked for, and nothing offered yet. */
  asked: number;
  /** On the waiting list. */
  waiting: number;
}

/** An offer takes a seat, so that the last one is offered once. */
export const takesSeats = (state: Registration["state"]) =>
  ["offered", "confirmed", "paid", "attended"].includes(state);

/** Seats of cancelled registrations are left out. */
export function seatsIn(registrations: Pick<Registration, "state" | "seats">[]): SeatCount {
  const count = { taken: 0, asked: 0, waiting: 0 };
  for (const { state, seats } of registrations) {
    if (takesSeats(state)) count.taken += seats;
    else if (state === "asked" || state === "waiting") count[state] += seats;
  }
  return count;
}

/** Runs what depends on the seats of a run while nobody else, on whichever server, does the same. */
export const withSeats = <Result>(storage: Storage, work: (within: Storage) => Promise<Result>) =>
  storage.db.transaction().execute(async (db) => {
    await storage.lockRows(db.selectFrom("secret").select("name")).where("name", "=", KEY_NAME).execute();
    return work({ ...storage, db });
  });

/** The first on the waiting list who fits into the seats that are left. */
export async function firstWaiting(storage: Storage, run: RunKey, capacity: number) {
  const all = await listRegistrations(storage, run);
  const left = capacity - seatsIn(all).taken;
  return all
    .filter(({ state, seats }) => state === "waiting" && seats <= left)
    .sort((one, other) => one.changed_at - other.changed_at || (one.id < other.id ? -1 : 1))[0];
}

const detailId = ({ training, run }: RunKey) => `${training} ${run}`;

/** What participants of a run are told and the site does not say; empty where nobody has written it. */
export async function runDetail({ db }: Storage, run: RunKey) {
  const found = await db
    .selectFrom("run_detail")
    .select(["joining", "payment"])
    .where("id", "=", detailId(run))
    .executeTakeFirst();
  return found ?? { joining: "", payment: "" };
}

export async function setRunDetail(
  { db }: Storage,
  run: RunKey,
  detail: Pick<RunDetail, "joining" | "payment">,
): Promise<void> {
  await db
    .insertInto("run_detail")
    .values({ id: detailId(run), ...detail })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(detail))
    .execute();
}

/** The names of the participants; that of the person who registered if none are named. */
export const participantsOf = ({ participants, name }: Pick<Registration, "participants" | "name">) => {
  const names = participants.split("\n").filter((line) => line.trim() !== "");
  return names.length > 0 ? names : [name];
};
