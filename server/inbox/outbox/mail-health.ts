import { sql } from "kysely";
import { oldestWaiting } from "./outbox.ts";
import type { Storage } from "../storage/storage.ts";
import type { MailTable } from "../storage/tables.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** So many visitors mistype their address on any day; if at least half of all mails fail, it is not they. */
const MISTYPED = 2;

export interface MailHealth {
  state: "on time" | "late" | "failing";
  oldestWaitsMinutes: number;
  /** Mails that were given up within a day and that nobody has sent again. */
  failed: number;
  failedToFirm: number;
}

export async function mailHealth(storage: Storage, alertAfterMs: number): Promise<MailHealth> {
  const now = Date.now();
  const since = await oldestWaiting(storage);
  const waitingMs = since === undefined ? 0 : now - since;
  const failedToFirm = await failedSince(storage, "firm", now - DAY);
  const failedToVisitors = await failedSince(storage, "visitor", now - DAY);
  const isFailing =
    failedToFirm > 0 ||
    (failedToVisitors > MISTYPED && failedToVisitors >= (await sentToVisitors(storage, now - DAY)));
  return {
    state: waitingMs > alertAfterMs ? "late" : isFailing ? "failing" : "on time",
    oldestWaitsMinutes: Math.max(0, Math.floor(waitingMs / MINUTE)),
    failed: failedToFirm + failedToVisitors,
    failedToFirm,
  };
}

/** What somebody has to hear about it; undefined when all is well. */
export function mailAlarm({
  state,
  oldestWaitsMinutes,
  failed,
  failedToFirm,
}: MailHealth): string | undefined {
  if (state === "late") {
    return `MAIL IS NOT GOING OUT: the oldest unsent mail has been waiting for ${oldestWaitsMinutes} minutes`;
  }
  if (state === "failing") {
    return `MAIL IS FAILING: ${failed} mails could not be delivered within a day, ${failedToFirm} of them to the firm itself`;
  }
  return undefined;
}

async function failedSince(
  { db }: Storage,
  recipient: MailTable["recipient"],
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom("mail")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    /** Written out, or the small index is not used. */
    .where("state", "=", sql.lit("failed" as const))
    .where("recipient", "=", recipient)
    .where("failed_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many mails visitors were sent since then. */
export async function sentToVisitors({ db }: Storage, since: number): Promise<number> {
  const { count } = await db
    .selectFrom("mail")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("recipient", "=", sql.lit("visitor" as const))
    .where("sent_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
