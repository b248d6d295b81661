import { type ExpressionBuilder, sql } from "kysely";
import type { Storage } from "../storage/storage.ts";
import type { Mail, MailTable, StoredSubmission, Tables } from "../storage/tables.ts";

/** No attempt is put off for longer. */
export const LONGEST_WAIT = 30 * 60 * 1000;

export interface ClaimedMail {
  mail: Mail;
  submission: StoredSubmission;
}

/** Written out, not bound: only then does the planner see that the small index of waiting mails will do. */
const WAITING = sql.lit("waiting" as const);

/** A time further off than any wait was written by a clock that has been put back since, so it counts as past. */
const isPast = (column: "next_attempt_at" | "leased_until", now: number) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + LONGEST_WAIT})`;

/** What no instance has claimed, or has claimed without renewing it in time. */
const isFree = ({ now, takesOver = true }: Pick<Claim, "now" | "takesOver">) =>
  takesOver ? isPast("leased_until", now) : sql<boolean>`leased_until = 0`;

interface Claim {
  now: number;
  leaseMs: number;
  limit: number;
  /** Whether mails are free whose lease has run out; they are unless said. */
  takesOver?: boolean | undefined;
  /** Only mails to them; everybody's unless said. */
  recipient?: MailTable["recipient"] | undefined;
}

/**
 * Takes up to `limit` due mails for `leaseMs`. A claim is a lease, not a state: when its holder dies, the lease runs
 * out and another instance takes the mail. The CTE keeps PostgreSQL from evaluating the locked selection twice.
 */
export async function claimMails(storage: Storage, claim: Claim): Promise<ClaimedMail[]> {
  const { now, leaseMs, limit, recipient } = claim;
  const mails = await storage.db
    .with("due", (db) =>
      storage.lockFreeRows(
        db
          .selectFrom("mail")
          .select("id")
          .where("state", "=", WAITING)
          .where("group_id", "is", null)
          .where(isPast("next_attempt_at", now))
          .where(isFree(claim))
          .$if(recipient !== undefined, (query) => query.where("recipient", "=", recipient as "firm"))
          .orderBy("next_attempt_at")
          .limit(limit),
      ),
    )
    .updateTable("mail")
    .set((eb) => ({ leased_until: now + leaseMs, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("id"))
    .returningAll()
    .execute();
  return withSubmissions(storage, mails);
}

/** Takes a batch of notices that was put together earlier and has not gone out: the same ones, under the same id. */
export async function claimBatch(
  storage: Storage,
  claim: Omit<Claim, "limit" | "recipient">,
): Promise<ClaimedMail[]> {
  const { now, leaseMs } = claim;
  const isDue = (eb: ExpressionBuilder<Tables, "mail">) =>
    eb.and([eb("state", "=", WAITING), isPast("next_attempt_at", now), isFree(claim)]);
  const batch = await storage.db
    .selectFrom("mail")
    .select("group_id")
    .where("group_id", "is not", null)
    .where(isDue)
    .limit(1)
    .executeTakeFirst();
  if (!batch) return [];
  const mails = await storage.db
    .updateTable("mail")
    .set((eb) => ({ leased_until: now + leaseMs, attempts: eb("attempts", "+", 1) }))
    .where("group_id", "=", batch.group_id)
    .where(isDue)
    .returningAll()
    .execute();
  return withSubmissions(storage, mails);
}

/** Binds claimed notices together for good, before anything is sent: a crash then repeats this mail and no other. */
export async function batchMails(storage: Storage, claimed: ClaimedMail[], batchId: string) {
  await storage.db
    .updateTable("mail")
    .set({ group_id: batchId })
    .where((eb) => isStillClaimed(eb, claimed))
    .execute();
  return claimed.map(({ mail, submission }) => ({ submission, mail: { ...mail, group_id: batchId } }));
}

async function withSubmissions(storage: Storage, mails: Mail[]): Promise<ClaimedMail[]> {
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

/**
 * Every claim raises `attempts`, so a holder whose lease ran out, and whose mail another has taken since, changes
 * nothing any more: neither the next attempt's time nor its end.
 */
function isStillClaimed(eb: ExpressionBuilder<Tables, "mail">, claimed: ClaimedMail[]) {
  const byAttempts = Map.groupBy(claimed, ({ mail }) => mail.attempts);
  const unchanged = [...byAttempts].map(([attempts, mails]) =>
    eb.and([eb("attempts", "=", attempts), eb("id", "in", idsOf(mails))]),
  );
  return eb.and([eb("state", "=", WAITING), eb.or(unchanged)]);
}

const idsOf = (claimed: ClaimedMail[]) => claimed.map(({ mail }) => mail.id);

async function update(storage: Storage, claimed: ClaimedMail[], change: Partial<MailTable>): Promise<void> {
  if (claimed.length === 0) return;
  await storage.db
    .updateTable("mail")
    .set(change)
    .where((eb) => isStillClaimed(eb, claimed))
    .execute();
}

export const renewLeases = (storage: Storage, claimed: ClaimedMail[], leasedUntil: number) =>
  update(storage, claimed, { leased_until: leasedUntil });

/** Whoever has claimed them by now: a mail that has gone out must not go out again. */
export async function markSent(
  { db }: Storage,
  ids: string[],
  sentAt: number,
  state: "sent" | "written" = "sent",
): Promise<void> {
  await db
    .updateTable("mail")
    .set({ state, sent_at: sentAt, leased_until: 0, last_error: null })
    .where("id", "in", ids)
    .where("state", "not in", ["sent", "written"])
    .execute();
}

export const markFailed = (storage: Storage, claimed: ClaimedMail[], error: string) =>
  update(storage, claimed, {
    state: "failed",
    failed_at: Date.now(),
    leased_until: 0,
    last_error: error,
  });

/** Puts them on hold; the reason is for the staff. */
export const holdMails = (storage: Storage, claimed: ClaimedMail[], reason: string) =>
  update(storage, claimed, { state: "held", leased_until: 0, last_error: reason });

export const postpone = (storage: Storage, claimed: ClaimedMail[], nextAttemptAt: number, error: string) =>
  update(storage, claimed, { next_attempt_at: nextAttemptAt, leased_until: 0, last_error: error });

/** Whether all of them are still in the outbox, in whatever state. */
export async function areStored({ db }: Storage, claimed: ClaimedMail[]): Promise<boolean> {
  const found = await db.selectFrom("mail").select("id").where("id", "in", idsOf(claimed)).execute();
  return found.length === claimed.length;
}

/** Since when the oldest unsent mail has been waiting; undefined when nothing waits. */
export async function oldestWaiting(storage: Storage): Promise<number | undefined> {
  const row = await storage.db
    .selectFrom("mail")
    .select((eb) => eb.fn.min("queued_at").as("oldest"))
    .where("state", "=", WAITING)
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}

/** When the next unclaimed mail falls due, so that the worker sleeps no longer than it must. */
export async function nextDue(
  storage: Storage,
  free: Pick<Claim, "now" | "takesOver">,
  recipient?: MailTable["recipient"],
): Promise<number | undefined> {
  const row = await storage.db
    .selectFrom("mail")
    .select((eb) => eb.fn.min("next_attempt_at").as("due"))
    .where("state", "=", WAITING)
    .where(isFree(free))
    .$if(recipient !== undefined, (query) => query.where("recipient", "=", recipient as "firm"))
    .executeTakeFirst();
  return row?.due ?? undefined;
}
