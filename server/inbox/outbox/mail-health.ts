import { sql } from "kysely";
import { DAY, MINUTE } from "../../../contract/indian-time.ts";
import { readMoment } from "../moments.ts";
import { countRows, type Storage } from "../storage/storage.ts";
import type { Mail } from "../storage/tables.ts";
import { mailerGone } from "./mailer-seen.ts";
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
    (failedToVisitors > USUAL_FAILURES &&
      failedToVisitors >= (await sentToVisitors(storage, now - DAY)));
  const state = stateOf(waitingMs > alertAfterMs, isFailing);
  return {
    state,
    /** Of mail that is late. */
    cause: state === "late" ? await causeOfDelay(storage) : "",
    oldestWaitsMinutes: Math.max(0, Math.floor(waitingMs / MINUTE)),
    /** Mails that were given up within a day and that nobody has sent again. */
    failed: failedToFirm + failedToVisitors,
    failedToFirm,
  };
}

function stateOf(isLate: boolean, isFailing: boolean): "on time" | "late" | "failing" {
  if (isLate) return "late";
  return isFailing ? "failing" : "on time";
}

/** Why mails wait, and what to do about it. */
async function causeOfDelay(storage: Storage): Promise<string> {
  const gone = await mailerGone(storage);
  if (gone) return sentence(gone);
  const waiting = storage.db.selectFrom("mail").select("last_error").where("state", "=", WAITING);
  const tried = waiting.where("last_error", "is not", null).where("recipient", "!=", "webhook");
  const row = await tried.orderBy("next_attempt_at", "desc").limit(1).executeTakeFirst();
  return row?.last_error ? wordsFor(row.last_error) : "The server's log says why.";
}

const RETRIED = "Mails are tried again by themselves.";

function wordsFor(reason: string): string {
  if (/\b(?:53\d|EAUTH)\b|auth|password|credential/i.test(reason))
    return `The mail server refuses the sign-in (${reason}): correct user and password in SMTP_URL, and restart the server.`;
  if (/E(?:CONN|TIMEDOUT|NOTFOUND|SOCKET|DNS|AI_)|timeout|getaddrinfo|closed/i.test(reason))
    return `The mail server cannot be reached (${reason}): see whether it runs, and whether SMTP_URL names it. ${RETRIED}`;
  return `The mail server answers: ${reason}. Ask your mail provider. ${RETRIED}`;
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** At the desk, where a server that has stopped is told of at once: also before a mail is late. */
export async function deskAlarm(storage: Storage, alertAfterMs: number) {
  const gone = await mailerGone(storage);
  const hasRun = (await readMoment(storage, "mailer")) !== undefined;
  if (gone && hasRun) return `MAIL IS NOT GOING OUT: ${gone}.`;
  return mailAlarm(await mailHealth(storage, alertAfterMs));
}

export function mailAlarm(health: Awaited<ReturnType<typeof mailHealth>>): string | undefined {
  const { state, cause, oldestWaitsMinutes, failed, failedToFirm } = health;
  if (state === "late")
    return `MAIL IS NOT GOING OUT: the oldest unsent mail has been waiting for ${oldestWaitsMinutes} minutes. ${cause}`;
  if (state === "failing")
    return `MAIL IS FAILING: ${failed} mails could not be delivered within a day, ${failedToFirm} of them to the firm itself. The desk lists them under Undelivered, with what was answered`;
}

/** Written out, or the small index is not used. */
const WAITING = sql.lit("waiting" as const);
const FAILED = sql.lit("failed" as const);

function failedSince({ db }: Storage, recipient: Mail["recipient"], cutoff: number) {
  const failed = db
    .selectFrom("mail")
    .where("state", "=", FAILED)
    .where("recipient", "=", recipient);
  return countRows(failed.where("failed_at", ">", cutoff));
}

const TO_VISITOR = sql.lit("visitor" as const);
export const sentToVisitors = ({ db }: Storage, cutoff: number) =>
  countRows(
    db.selectFrom("mail").where("recipient", "=", TO_VISITOR).where("sent_at", ">", cutoff),
  );
