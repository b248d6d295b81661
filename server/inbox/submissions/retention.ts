import { type RawBuilder, sql } from "kysely";
import { KINDS, type Kind } from "../../../contract/fields.ts";
import { DAY, dayOf } from "../../../contract/indian-time.ts";
import { ROW_KEYS } from "../copies/rows.ts";
import { sweepRecipients } from "../mailings/keeping.ts";
import { removeMailFiles } from "../outbox/mail-files.ts";
import { removeOrphanMails } from "../registrations/training-mails.ts";
import type { Storage } from "../storage/storage.ts";
import { sweepTold } from "../subscribers/subscription.ts";
import { sweepCounts } from "../visits.ts";
import { mailsOf, ownMails } from "./read.ts";

/** How long forms of lists, ended or unconfirmed subscriptions, recipients of mailings and mails to staff are kept. */
const LIST_DAYS = 30;
const BATCH = 200;

/** So that a mistake in the settings or the clock is seen before all is gone; floods age on one day. */
const MOST = 500;
const MOST_AT_ONCE = 10_000;

/** Whether a run left something that is too old to the next one. */
export const isFull = ({ spam, recipients, ...others }: Awaited<ReturnType<typeof sweep>>) =>
  Math.max(spam, recipients) >= MOST_AT_ONCE || Math.max(...Object.values(others)) >= MOST;

/** `days` is for what people wrote, and for registrations after their run; 0 keeps either always. */
type Settings = Record<"days" | "spamDays", number> & { dataDir: string };

/** Several servers may do this at once. The database's log is not cut, which would hold up forms. */
export async function sweep(storage: Storage, { dataDir, days, spamDays }: Settings, now: number) {
  const cutoff = (age: number) => (age === 0 ? 0 : now - age * DAY);
  const month = cutoff(LIST_DAYS);
  const remove = (kinds: Kind[], isSpam: 0 | 1, age: number) =>
    sweepEntries(storage, dataDir, kinds, isSpam, cutoff(age));
  const ended = sql`left_at < ${month} or confirmed_at is null and left_at is null and asked_at < ${month}`;
  const over = sql`last_day < ${dayOf(cutoff(days))} and changed_at < ${cutoff(days)}`;
  const removed = {
    submissions: await remove(["contact", "application", "checklist"], 0, days),
    requests: await remove(["newsletter", "waiting", "watch"], 0, LIST_DAYS),
    spam: await remove(KINDS, 1, spamDays),
    subscriptions: await removeRows(storage, "subscription", ended),
    recipients: await sweepRecipients(storage, dataDir, month, MOST_AT_ONCE),
    registrations: await removeRows(storage, "registration", over),
    // Then it is tried again: an address may work by now.
    unreachable: await removeRows(storage, "unreachable", sql`since < ${cutoff(days)}`),
    staffMails: await sweepOwnMails(storage, dataDir, "staff", month),
    deliveries: await sweepOwnMails(storage, dataDir, "webhook", month),
    setAside: await removeRows(storage, "set_aside", sql`noted_at < ${month}`),
    invitations: await removeRows(storage, "invitation", sql`expires_at <= ${now}`),
  };
  await removeMailFiles(dataDir, await removeOrphanMails(storage));
  await sweepTold(storage.db);
  await sweepCounts(storage, now);
  return removed;
}

async function removeRows(
  { db }: Storage,
  table: keyof typeof ROW_KEYS,
  condition: RawBuilder<unknown>,
) {
  const rows = sql.table(table);
  const key = sql.ref(ROW_KEYS[table]);
  const gone = await sql`delete from ${rows} where ${key} in
    (select ${key} from ${rows} where ${condition} limit ${MOST}) returning 1`.execute(db);
  return gone.rows.length;
}

async function sweepEntries(
  storage: Storage,
  dataDir: string,
  kinds: Kind[],
  spam: 0 | 1,
  cutoff: number,
) {
  const most = spam ? MOST_AT_ONCE : MOST;
  let removed = 0;
  while (removed < most) {
    const batch = await storage.db
      .selectFrom("submission")
      .selectAll()
      .where("kind", "in", kinds)
      .where("spam", "=", spam)
      .where("received_at", "<", cutoff)
      .where((eb) => eb.or([eb("answered_at", "is", null), eb("answered_at", "<", cutoff)]))
      .where((eb) => eb.not(eb.exists(ownMails(eb).where("mail.state", "=", "waiting"))))
      .orderBy("received_at")
      .limit(Math.min(BATCH, most - removed))
      .execute();
    if (batch.length === 0) break;
    const mails = [...(await mailsOf(storage, batch)).values()].flat();
    /** Before the rows: without them nobody knows which files were theirs. */
    await removeMailFiles(dataDir, mails);
    const ids = batch.map(({ id }) => id);
    const gone = await storage.db
      .deleteFrom("submission")
      .where("id", "in", ids)
      .returning("id")
      .execute();
    removed += gone.length;
  }
  return removed;
}

type Own = "staff" | "webhook";

async function sweepOwnMails({ db }: Storage, dataDir: string, recipient: Own, cutoff: number) {
  const own = db.selectFrom("mail").select(["id", "group_id"]).where("recipient", "=", recipient);
  const over = own.where("state", "!=", "waiting").where("queued_at", "<", cutoff);
  const mails = await over.limit(MOST).execute();
  if (mails.length === 0) return 0;
  await removeMailFiles(dataDir, mails);
  const ids = mails.map(({ id }) => id);
  await db.deleteFrom("mail").where("id", "in", ids).where("state", "!=", "waiting").execute();
  return ids.length;
}
