import { type ExpressionBuilder, sql, type UpdateObject } from "kysely";
import { DAY, MINUTE } from "../../../contract/indian-time.ts";
import { changeRows, findRows } from "../storage/rows.ts";
import { hasRow, type Storage } from "../storage/storage.ts";
import type { Mail, Tables } from "../storage/tables.ts";
import { reopenUndelivered } from "../submissions/undelivered.ts";

/** Milliseconds; no attempt is put off for longer. */
export const LONGEST_WAIT = 30 * MINUTE;

/** Written out, not bound: only then does the planner see that the small index of waiting mails will do. */
const WAITING = sql.lit("waiting" as const);

/** A time; that of `Storage.now` is the same for all servers, whatever their own clocks say. */
type Time = number | ReturnType<Storage["now"]>;

/** A time further off than any wait was written by a clock that has been put back since, so it counts as past. */
const isPast = (column: "next_attempt_at" | "leased_until", now: Time, longest = LONGEST_WAIT) =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} - ${longest} > ${now})`;

const isFree = ({ now, includesExpired = true }: Pick<Claim, "now" | "includesExpired">) =>
  includesExpired ? isPast("leased_until", now) : sql<boolean>`leased_until = 0`;

const isDue = (claim: Pick<Claim, "now" | "includesExpired">, longestWait = LONGEST_WAIT) =>
  sql<boolean>`(state = ${WAITING} and ${isPast("next_attempt_at", claim.now, longestWait)} and ${isFree(claim)})`;

const leaseEnd = ({ now, leaseMs }: Pick<Claim, "now" | "leaseMs">) =>
  sql<number>`cast(${now} as bigint) + ${leaseMs}`;

export interface Claim {
  now: Time;
  leaseMs: number;
  limit: number;
  /** Whether mails whose lease has run out may be claimed; true by default. */
  includesExpired?: boolean | undefined;
}

/** The longest that an attempt is put off where it is not `LONGEST_WAIT`. */
const LONGEST_WAITS: Partial<Record<Mail["recipient"], number>> = {
  // The longest wait between two tries, with its jitter.
  webhook: 2 * DAY,
};

export const claimMailingMails = (storage: Storage, claim: Claim) =>
  claimMails(storage, claim, "subscriber", IS_SENDING);

export function hasDueMailingMail({ db }: Storage, claim: Pick<Claim, "now" | "includesExpired">) {
  const due = db.selectFrom("mail").select("id").where(isDue(claim)).where(IS_SENDING);
  return hasRow(due.where("recipient", "=", sql.lit("subscriber" as const)).limit(1));
}

const IS_SENDING = sql<boolean>`exists (
  select 1 from mailing_recipient join mailing on mailing.id = mailing_recipient.mailing_id
  where mailing_recipient.id = mail.mailing_recipient_id and (mailing.state = 'sending' or trial != ''))`;

/** A lease: when its holder dies it runs out. The CTE keeps PostgreSQL from selecting the locked rows twice. */
export async function claimMails(
  storage: Storage,
  claim: Claim,
  recipient: Mail["recipient"],
  wanted = sql<boolean>`1 = 1`,
): Promise<Mail[]> {
  const { now, limit } = claim;
  return storage.db
    .with("due", (db) =>
      storage.lockFreeRows(
        db
          .selectFrom("mail")
          .select("id")
          .where(isDue(claim, LONGEST_WAITS[recipient]))
          .where("recipient", "=", sql.lit(recipient))
          .where("group_id", "is", null)
          .where(wanted)
          .orderBy("next_attempt_at")
          .limit(limit),
      ),
    )
    .updateTable("mail")
    .set((eb) => ({
      leased_until: leaseEnd(claim),
      attempts: eb("attempts", "+", 1),
      // A mail of a mailing waits for its turn, and is late only from then on.
      queued_at: sql<number>`case when recipient = 'subscriber' and attempts = 0 then ${now} else queued_at end`,
    }))
    .where("id", "in", (eb) => eb.selectFrom("due").select("id"))
    .returningAll()
    .execute();
}

/** Claims a batch of notices that `batchMails` made and that was not sent: the same notices under the same id. */
export async function claimBatch(storage: Storage, claim: Omit<Claim, "limit">): Promise<Mail[]> {
  const batched = storage.db
    .selectFrom("mail")
    .select("group_id")
    .where("group_id", "is not", null);
  const batch = await batched.where(isDue(claim)).limit(1).executeTakeFirst();
  if (!batch) return [];
  return storage.db
    .updateTable("mail")
    .set((eb) => ({ leased_until: leaseEnd(claim), attempts: eb("attempts", "+", 1) }))
    .where("group_id", "=", batch.group_id)
    .where(isDue(claim))
    .returningAll()
    .execute();
}

/** Makes a batch of claimed notices before it is sent, so that after a crash the same batch is sent again. */
export async function batchMails(
  storage: Storage,
  claimed: Mail[],
  batchId: string,
): Promise<Mail[]> {
  await updateClaimed(storage, claimed, { group_id: batchId });
  return claimed.map((mail) => ({ ...mail, group_id: batchId }));
}

/** Every claim raises `attempts`, so a server whose lease ran out cannot change what another has claimed. */
function isStillClaimed(eb: ExpressionBuilder<Tables, "mail">, claimed: readonly Mail[]) {
  const byAttempts = Map.groupBy(claimed, ({ attempts }) => attempts);
  const unchanged = [...byAttempts].map(([attempts, mails]) =>
    eb.and([eb("attempts", "=", attempts), eb("id", "in", idsOf(mails))]),
  );
  return eb.and([eb("state", "=", WAITING), eb.or(unchanged)]);
}

const idsOf = (mails: readonly Mail[]) => mails.map(({ id }) => id);

type Change = UpdateObject<Tables, "mail">;

async function updateClaimed(
  { db }: Storage,
  claimed: readonly Mail[],
  change: Change,
): Promise<void> {
  if (claimed.length === 0) return;
  const own = db.updateTable("mail").where((eb) => isStillClaimed(eb, claimed));
  await own.set(change).execute();
}

/** What another server has claimed since stays as it is. */
export const renewLeases = (storage: Storage, claimed: readonly Mail[], leasedUntil: Time) =>
  updateClaimed(storage, claimed, { leased_until: leasedUntil });

type Sent = "sent" | "written";

/** Marks mails as sent, also those that another server has claimed since: a sent mail must not be sent again. */
export async function markSent(
  storage: Storage,
  ids: string[],
  sentAt: number,
  state: Sent = "sent",
) {
  const unsent = ["held", "waiting", "failed"] as const;
  const change = { state, sent_at: sentAt, leased_until: 0, last_error: null };
  await changeRows(storage, "mail", { id: ids, state: unsent }, change);
}

/** What another server has claimed since stays as it is. A submission that got nothing is to be handled again. */
export async function markFailed(
  storage: Storage,
  claimed: readonly Mail[],
  error: string,
): Promise<void> {
  const failure = {
    state: "failed",
    failed_at: Date.now(),
    leased_until: 0,
    last_error: error,
  } as const;
  await storage.db.transaction().execute(async (db) => {
    await updateClaimed({ ...storage, db }, claimed, failure);
    await reopenUndelivered({ db }, idsOf(claimed));
  });
}

/** What another server has claimed since stays as it is. */
export const holdMails = (storage: Storage, claimed: readonly Mail[], reason: string) =>
  updateClaimed(storage, claimed, { state: "held", leased_until: 0, last_error: reason });

/** What another server has claimed since stays as it is. */
export const postpone = (
  storage: Storage,
  claimed: readonly Mail[],
  nextAttemptAt: Time,
  error: string,
) =>
  updateClaimed(storage, claimed, {
    next_attempt_at: nextAttemptAt,
    leased_until: 0,
    last_error: error,
  });

export const areStored = async (storage: Storage, claimed: readonly Mail[]) =>
  (await findRows(storage, "mail", { id: idsOf(claimed) })).length === claimed.length;

/** Mails of mailings count from their first attempt, unless paused. */
export async function oldestWaiting(storage: Storage): Promise<number | undefined> {
  const row = await storage.db
    .selectFrom("mail")
    .select((eb) => eb.fn.min("queued_at").as("oldest"))
    .where("state", "=", WAITING)
    .where(
      sql<boolean>`(recipient not in ('subscriber', 'webhook') or attempts > 0 and ${IS_SENDING})`,
    )
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}
