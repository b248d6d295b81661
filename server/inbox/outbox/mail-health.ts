import { sql } from "kysely";
import { DAY, MINUTE } from "../../../contract/indian-time.ts";
import { countRows, type Storage } from "../storage/storage.ts";
import type { Mail } from "../storage/tables.ts";
import { oldestWaiting } from "./outbox.ts";

/** Failures on an ordinary day, from addresses typed wrong. Beyond it, mail is failing if at least half of it does. */
const USUAL_FAILURES = 2;

export async function mailHealth(storage: Storage, alertAfterMs: number) {
  const now = Date.now();
  const oldest = await oldestWaiting(storage);
  const waitingMs = oldest === undefined ? 0 : now - oldest;
  const failedToFirm = await failedSince(storage, "firm", now - DAY);
  const failedToVisitors = await failedSince(storage, "visitor", now - DAY);
  const isFailing =
    failedToFirm > 0 ||
    (failedToVisitors > USUAL_FAILURES && failedToVisitors >= (await sentToVisitors(storage, now - DAY)));
  const state: "on time" | "late" | "failing" =
    waitingMs > alertAfterMs ? "late" : isFailing ? "failing" : "on time";
  return {
    state,
    oldestWaitsMinutes: Math.max(0, Math.floor(waitingMs / MINUTE)),
    /** Mails that were given up within a day and that nobody has sent again. */
    failed: failedToFirm + failedToVisitors,
    failedToFirm,
  };
}

export function mailAlarm(health: Awaited<ReturnType<typeof mailHealth>>): string | undefined {
  const { state, oldestWaitsMinutes, failed, failedToFirm } = health;
  if (state === "late")
    return `MAIL IS NOT GOING OUT: the oldest unsent mail has been waiting for ${oldestWaitsMinutes} minutes`;
  if (state === "failing")
    return `MAIL IS FAILING: ${failed} mails could not be delivered within a day, ${failedToFirm} of them to the firm itself`;
}

/** Written out, or the small index is not used. */
const FAILED = sql.lit("failed" as const);

function failedSince({ db }: Storage, recipient: Mail["recipient"], cutoff: number) {
  const failed = db.selectFrom("mail").where("state", "=", FAILED).where("recipient", "=", recipient);
  return countRows(failed.where("failed_at", ">", cutoff));
}

const TO_VISITOR = sql.lit("visitor" as const);
export const sentToVisitors = ({ db }: Storage, cutoff: number) =>
  countRows(db.selectFrom("mail").where("recipient", "=", TO_VISITOR).where("sent_at", ">", cutoff));
