import type { Entry } from "./read.ts";
import { findEntry, listEntries } from "./read.ts";
import type { Storage } from "./storage.ts";

/** Clears the mark and lets the held mails go. False when there is no such submission. */
export async function markNotSpam(storage: Storage, id: string, now: number): Promise<boolean> {
  return storage.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("submission")
      .set({ spam: 0, spam_reasons: "[]" })
      .where("id", "=", id.toLowerCase())
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await trx
      .updateTable("mail")
      .set({ state: "waiting", queued_at: now, next_attempt_at: now, leased_until: 0, last_error: null })
      .where("submission_id", "=", changed.id)
      .where("state", "=", "held")
      .execute();
    return true;
  });
}

/** Sends everything that failed or waits for its next attempt now. Returns how many mails that is. */
export async function retryMails(storage: Storage, now: number, submissionId?: string): Promise<number> {
  const changed = await storage.db
    .updateTable("mail")
    .set({ state: "waiting", queued_at: now, next_attempt_at: now })
    .where((eb) =>
      eb.or([eb("state", "=", "failed"), eb.and([eb("state", "=", "waiting"), eb("attempts", ">", 0)])]),
    )
    .$if(submissionId !== undefined, (query) => query.where("submission_id", "=", submissionId as string))
    .returning("id")
    .execute();
  return changed.length;
}

interface Purgeable {
  entries: Entry[];
  /** Still to be mailed: removing them would lose an inquiry nobody has read. */
  keptUnsent: number;
  /** Current subscriptions last until they are withdrawn, however old they are. */
  keptSubscribed: number;
}

export async function findPurgeable(
  storage: Storage,
  olderThan: number,
  withSubscribers: boolean,
): Promise<Purgeable> {
  const found: Purgeable = { entries: [], keptUnsent: 0, keptSubscribed: 0 };
  for await (const entry of listEntries(storage, { until: olderThan })) {
    const { submission, mails } = entry;
    const subscribed =
      submission.kind === "newsletter" && !submission.spam && submission.unsubscribed_at === null;
    if (mails.some((mail) => mail.state === "waiting")) found.keptUnsent++;
    else if (subscribed && !withSubscribers) found.keptSubscribed++;
    else found.entries.push(entry);
  }
  return found;
}

/** Removes submissions for good; their mails go with them. */
export async function deleteEntries(storage: Storage, entries: Entry[]): Promise<void> {
  const ids = entries.map((entry) => entry.submission.id);
  for (let start = 0; start < ids.length; start += 500) {
    await storage.db
      .deleteFrom("submission")
      .where("id", "in", ids.slice(start, start + 500))
      .execute();
  }
}

export async function findSubscription(storage: Storage, token: string) {
  const row = await storage.db
    .selectFrom("submission")
    .select("id")
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  return row && (await findEntry(storage, row.id));
}

/** Withdraws every subscription of the address behind the token. False when the token is unknown. */
export async function unsubscribe(storage: Storage, token: string, now: number): Promise<boolean> {
  const subscription = await findSubscription(storage, token);
  if (!subscription) return false;
  await storage.db
    .updateTable("submission")
    .set({ unsubscribed_at: now })
    .where("email", "=", subscription.submission.email)
    .where("kind", "=", "newsletter")
    .where("unsubscribed_at", "is", null)
    .execute();
  return true;
}
