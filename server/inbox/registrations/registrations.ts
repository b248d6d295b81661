import { KEY_NAME } from "../storage/addresses.ts";
import { newId } from "../storage/ids.ts";
import { addIfNew, changeRows, findRow, findRows, type Within } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Registration, RunDetail } from "../storage/tables.ts";

type OwnColumns = "id" | "submission_id" | "last_day" | "created_at" | "changed_at" | "placed_at";
export type RegistrationFields = Omit<Registration, OwnColumns | keyof RunKey>;

export type RunKey = Pick<Registration, "training" | "run">;
export type NewRegistration = RegistrationFields &
  RunKey &
  Pick<Registration, "submission_id" | "last_day">;

/** A submission is registered for a run once: the second time it returns the first registration. */
export async function addRegistration(storage: Within, registration: NewRegistration, now: number) {
  const row = { id: newId(), created_at: now, changed_at: now, placed_at: now, ...registration };
  if (await addIfNew(storage, "registration", row)) return { id: row.id, isNew: true };
  const { submission_id, training, run } = registration;
  const known = await findRow(storage, "registration", { submission_id, training, run });
  return { id: known?.id ?? "", isNew: false };
}

export const findRegistration = (within: Within, id: string) =>
  findRow(within, "registration", { id });

export async function listRegistrations(
  storage: Within,
  of: Partial<Pick<Registration, "training" | "run" | "submission_id">> = {},
): Promise<Registration[]> {
  const found = (await findRows(storage, "registration", of)).sort(byAge);
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

export const registrationsOf = async (storage: Storage, email: string) =>
  (await findRows(storage, "registration", { email: email.toLowerCase() })).sort(byAge);

const byAge = (one: Registration, other: Registration) =>
  one.created_at - other.created_at || (one.id < other.id ? -1 : 1);

export type SeatCount = ReturnType<typeof seatsIn>;

/** Who will come for sure, whether they have paid or not, and is reminded. */
export const isSure = (state: Registration["state"]) => state === "confirmed" || state === "paid";

/** Who may still come, for sure or not. */
export const isToCome = (state: Registration["state"]) =>
  state !== "cancelled" && state !== "attended";

/** An offer takes a seat, so that the last one is offered once. */
export const takesSeats = (state: Registration["state"]) =>
  ["offered", "confirmed", "paid", "attended"].includes(state);

export function seatsIn(registrations: Pick<Registration, "state" | "seats">[]) {
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
    const within = { ...storage, db };
    await lockSeats(within);
    return work(within);
  });

/** Until the transaction ends nobody else changes seats. */
export const lockSeats = ({ db, lockRows }: Storage) =>
  lockRows(db.selectFrom("secret").select("name")).where("name", "=", KEY_NAME).execute();

/** Who waits the longest of those whose seats are all free; a larger group lets a smaller one pass. */
export async function firstWaiting(storage: Within, run: RunKey, capacity: number, except: string) {
  const all = await listRegistrations(storage, run);
  const left = capacity - seatsIn(all).taken;
  const fitting = all.filter(
    ({ id, state, seats }) => state === "waiting" && seats <= left && id !== except,
  );
  return fitting.sort(
    (one, other) => one.placed_at - other.placed_at || (one.id < other.id ? -1 : 1),
  )[0];
}

type Detail = Pick<RunDetail, "joining" | "payment">;

export const detailId = ({ training, run }: RunKey) => `${training} ${run}`;

export async function runDetail(storage: Within, run: RunKey): Promise<Detail> {
  const { joining = "", payment = "" } =
    (await findRow(storage, "run_detail", { id: detailId(run) })) ?? {};
  return { joining, payment };
}

/** Changes what is named and leaves the rest as it is. */
export async function setRunDetail(
  within: Within,
  run: RunKey,
  change: Partial<Omit<RunDetail, "id">>,
): Promise<void> {
  const id = detailId(run);
  const empty = { joining: "", payment: "", seats_offered: null };
  await addIfNew(within, "run_detail", { id, ...empty });
  if (Object.keys(change).length > 0) await changeRows(within, "run_detail", { id }, change);
}

export const participantsOf = ({
  participants,
  name,
}: Pick<Registration, "participants" | "name">) => {
  const names = participants.split("\n").filter((line) => line.trim() !== "");
  return names.length > 0 ? names : [name];
};
