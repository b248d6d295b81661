import { type Selectable, sql } from "kysely";
import type { Storage } from "./storage.ts";
import type { MailTable, SubmissionTable } from "./tables.ts";

export type Mail = Selectable<MailTable>;
export type StoredSubmission = Selectable<SubmissionTable>;

export interface ClaimedMail {
  mail: Mail;
  submission: StoredSubmission;
}

/** Written out, not bound: only then does the planner see that the small index of waiting mails will do. */
const WAITING = sql.lit("waiting" as const);

/** A little longer than the longest wait between attempts; leases are far shorter. */
const LONGEST_WAIT = 31 * 60 * 1000;

/** A time further off than any wait was written by a clock that has been put back since, so it counts as past. */
const isPast = (column: "next_attempt_at" | "leased_until", now: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + LONGEST_WAIT})`;

/**
 * Takes up to `limit` due mails for `leaseMs`. A claim is a lease, not a state: when its holder dies, the lease runs
 * out and another instance takes the mail. The CTE keeps PostgreSQL from evaluating the locked selection twice.
 */
export async function claimMails(
  storage: Storage,
  options: { now: number; leaseMs: number; limit: number },
): Promise<ClaimedMail[]> {
  const { now, leaseMs, limit } = options;
  const mails = await storage.db
    .with("due", (db) =>
      storage.skipLocked(
        db
          .selectFrom("mail")
          .select("id")
          .where("state", "=", WAITING)
          .where(isPast("next_attempt_at", now))
          .where(isPast("leased_until", now))
          .orderBy("next_attempt_at")
          .limit(limit),
      ),
    )
    .updateTable("mail")
    .set((eb) => ({ leased_until: now + leaseMs, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("id"))
    .returningAll()
    .execute();
  if (mails.length === 0) return [];

  const submissions = await storage.db
    .selectFrom("submission")
    .selectAll()
    .where("id", "in", [...new Set(mails.map((mail) => mail.submission_id))])
    .execute();
  const byId = new Map(submissions.map((submission) => [submission.id, submission]));
  return mails.flatMap((mail) => {
    const submission = byId.get(mail.submission_id);
    return submission ? [{ mail, submission }] : [];
  });
}

export async function renewLeases(storage: Storage, mailIds: string[], leasedUntil: number): Promise<void> {
  if (mailIds.length === 0) return;
  await storage.db
    .updateTable("mail")
    .set({ leased_until: leasedUntil })
    .where("id", "in", mailIds)
    .where("state", "=", "waiting")
    .execute();
}

export async function markSent(storage: Storage, mailId: string, sentAt: number): Promise<void> {
  await storage.db
    .updateTable("mail")
    .set({ state: "sent", sent_at: sentAt, leased_until: 0, last_error: null })
    .where("id", "=", mailId)
    .execute();
}

export async function markFailed(storage: Storage, mailId: string, error: string): Promise<void> {
  await storage.db
    .updateTable("mail")
    .set({ state: "failed", leased_until: 0, last_error: error })
    .where("id", "=", mailId)
    .where("state", "=", "waiting")
    .execute();
}

export async function postpone(
  storage: Storage,
  mailId: string,
  nextAttemptAt: number,
  error: string,
): Promise<void> {
  await storage.db
    .updateTable("mail")
    .set({ next_attempt_at: nextAttemptAt, leased_until: 0, last_error: error })
    .where("id", "=", mailId)
    .where("state", "=", "waiting")
    .execute();
}

/** Since when the oldest unsent mail has been waiting; undefined when nothing waits. */
export async function oldestWaiting(storage: Storage): Promise<number | undefined> {
  const row = await storage.db
    .selectFrom("mail")
    .select((eb) => eb.fn.min("queued_at").as("since"))
    .where("state", "=", WAITING)
    .executeTakeFirst();
  return row?.since ?? undefined;
}

/** When the next unclaimed mail falls due, so that the worker sleeps no longer than it must. */
export async function nextDue(storage: Storage, now: number): Promise<number | undefined> {
  const row = await storage.db
    .selectFrom("mail")
    .select((eb) => eb.fn.min("next_attempt_at").as("due"))
    .where("state", "=", WAITING)
    .where(isPast("leased_until", now))
    .executeTakeFirst();
  return row?.due ?? undefined;
}
