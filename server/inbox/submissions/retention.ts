import { KINDS, type Kind } from "../../../contract/fields.ts";
import { DAY } from "../../../contract/indian-time.ts";
import { sweepRecipients } from "../mailings/keeping.ts";
import { removeMailFiles } from "../outbox/mail-files.ts";
import { sweepRegistrations } from "../registrations/registrations.ts";
import type { Storage } from "../storage/storage.ts";
import { sweepTold } from "../subscribers/subscription.ts";
import { mailsOf, ownMails } from "./read.ts";

/** How long forms of lists, ended or unconfirmed subscriptions, recipients of mailings and mails to staff are kept. */
const LIST_DAYS = 30;

const BATCH = 200;

export interface RetentionSettings {
  dataDir: string;
  /** For inquiries, applications and checklist requests, and for registrations after their run; 0 keeps them always. */
  days: number;
  /** For suspected spam; 0 keeps it always. */
  spamDays: number;
}

/**
 * Removes what is older than it may be, with its mails and their files, except what is still to be mailed. Several
 * servers may do this at once. The database's log is not cut, which would hold up forms: it is overwritten in days.
 */
export async function sweep(storage: Storage, settings: RetentionSettings, now: number) {
  const { dataDir, days, spamDays } = settings;
  const remove = (kinds: Kind[], isSpam: 0 | 1, age: number) =>
    sweepSubmissions(storage, dataDir, kinds, isSpam, cutoff(now, age));
  const submissions =
    (await remove(["contact", "application", "checklist"], 0, days)) +
    (await remove(["newsletter", "waiting", "watch"], 0, LIST_DAYS));
  const spam = await remove(KINDS, 1, spamDays);
  const subscriptions = await sweepSubscriptions(storage, cutoff(now, LIST_DAYS));
  const recipients = await sweepRecipients(storage, dataDir, cutoff(now, LIST_DAYS));
  const registrations = await sweepRegistrations(storage, cutoff(now, days));
  await sweepStaffMails(storage, dataDir, cutoff(now, LIST_DAYS));
  await sweepTold(storage.db);
  return { submissions, spam, subscriptions, recipients, registrations };
}

/** The time before which something is too old; never, for 0 days. */
const cutoff = (now: number, days: number) => (days === 0 ? Number.NEGATIVE_INFINITY : now - days * DAY);

/** Removes submissions received before the cutoff, except those with a waiting mail; returns how many. */
async function sweepSubmissions(
  storage: Storage,
  dataDir: string,
  kinds: Kind[],
  spam: 0 | 1,
  cutoff: number,
) {
  if (!Number.isFinite(cutoff)) return 0;
  let removed = 0;
  for (;;) {
    const batch = await storage.db
      .selectFrom("submission")
      .selectAll()
      .where("kind", "in", kinds)
      .where("spam", "=", spam)
      .where("received_at", "<", cutoff)
      .where((eb) => eb.not(eb.exists(ownMails(eb).where("mail.state", "=", "waiting"))))
      .limit(BATCH)
      .execute();
    if (batch.length === 0) return removed;
    const mails = [...(await mailsOf(storage, batch)).values()].flat();
    /** Before the rows: without them nobody knows which files were theirs. */
    await removeMailFiles(dataDir, mails);
    const ids = batch.map(({ id }) => id);
    const gone = await storage.db.deleteFrom("submission").where("id", "in", ids).returning("id").execute();
    removed += gone.length;
  }
}

/** Removes subscriptions that ended before the cutoff, or were asked for before it and never confirmed. */
async function sweepSubscriptions({ db }: Storage, cutoff: number): Promise<number> {
  const gone = await db
    .deleteFrom("subscription")
    .where((eb) =>
      eb.or([
        eb("left_at", "<", cutoff),
        eb.and([eb("confirmed_at", "is", null), eb("left_at", "is", null), eb("asked_at", "<", cutoff)]),
      ]),
    )
    .returning("email")
    .execute();
  return gone.length;
}

/** Removes mails to staff that are sent, failed or on hold, with their files. */
async function sweepStaffMails({ db }: Storage, dataDir: string, cutoff: number): Promise<void> {
  const old = () =>
    db
      .selectFrom("mail")
      .where("recipient", "=", "staff")
      .where("state", "!=", "waiting")
      .where("queued_at", "<", cutoff);
  const mails = await old().select(["id", "group_id"]).execute();
  if (mails.length === 0) return;
  await removeMailFiles(dataDir, mails);
  await db.deleteFrom("mail").where("id", "in", old().select("id")).execute();
}
