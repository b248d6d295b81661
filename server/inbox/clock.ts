import { hostname } from "node:os";
import { sql } from "kysely";
import { DAY, momentOf } from "../../contract/indian-time.ts";
import { readMoment, setMoment } from "./moments.ts";
import { clockOf, type Storage } from "./storage/storage.ts";

/** A clock that is further than this beyond what it said last is doubted: one that is ahead makes everything old. */
const LONGEST_STEP = 3 * DAY;

/** Milliseconds by which the clocks of a server and its database may differ. */
const MOST_APART = 2_000;

/** What the clock says, and what it said last. While it is doubted, nothing may be removed because of its age. */
export async function readClock(storage: Storage) {
  const now = await clockOf(storage);
  const stored = await readMoment(storage, "clock");
  const seen = stored ?? (await newestRecord(storage)) ?? now;
  return { now, seen, isStored: stored !== undefined, isDoubted: now - seen > LONGEST_STEP };
}

/** At the start, before a new record bears the time of a clock that has jumped, and every few minutes. */
export async function followClock(storage: Storage) {
  const clock = await readClock(storage);
  const { now, seen, isStored, isDoubted } = clock;
  if (isDoubted ? !isStored : seen !== now)
    await setMoment(storage, "clock", isDoubted ? seen : Math.max(seen, now));
  return clock;
}

export async function copyClock(
  source: Pick<Storage, "db">,
  target: Pick<Storage, "db">,
): Promise<void> {
  const seen = (await readMoment(source, "clock")) ?? (await newestRecord(source));
  await target.db.deleteFrom("moment").where("name", "=", "clock").execute();
  if (seen !== undefined) await setMoment(target, "clock", seen);
}

async function newestRecord({ db }: Pick<Storage, "db">): Promise<number | undefined> {
  const { rows } = await sql<{ newest: number | null }>`select max(at) as newest from (
    select max(received_at) as at from submission
    union all select max(queued_at) from mail
    union all select max(at) from audit) as records`.execute(db);
  return rows[0]?.newest ?? undefined;
}

export async function clockWarnings(storage: Storage): Promise<string[]> {
  const asked = Date.now();
  const now = await clockOf(storage);
  /** The database answered at some time between question and answer, so only what is beyond either counts. */
  const ahead = asked - now;
  const behind = now - Date.now();
  const apart = Math.max(ahead, behind);
  const difference = `The clock of the server ${hostname()} is ${Math.round(apart / 1000)} s ${ahead > 0 ? "ahead of" : "behind"} that of the database: let both machines follow a time server (NTP).`;
  const { seen, isDoubted } = await readClock(storage);
  const doubt = `The clock says ${momentOf(now)}, but the inbox was last in use at ${momentOf(seen)}, so nothing old is removed: if this time is right, run npm run inbox -- clock; if not, set the clock.`;
  return [...(isDoubted ? [doubt] : []), ...(apart > MOST_APART ? [difference] : [])];
}
