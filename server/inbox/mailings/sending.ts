import { type Kysely, sql, type Transaction } from "kysely";
import { mailRow, type Queueing } from "../outbox/new-mails.ts";
import { newId } from "../storage/ids.ts";
import { changeRows, findRows } from "../storage/rows.ts";
import { chunks, type Storage } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";
import { endSubscriptions } from "../subscribers/subscription.ts";
import { audienceOf, type Recipient } from "./audience.ts";

/** One transaction, so that of several servers one does it, and a crash leaves all or nothing. */
export async function beginDueMailings(storage: Storage, { now, domain }: Queueing): Promise<void> {
  const scheduled = storage.db.selectFrom("mailing").select("id").where("state", "=", "scheduled");
  for (const { id } of await scheduled.where("due_at", "<=", now).execute())
    await storage.db.transaction().execute(async (trx) => {
      const own = storage.lockRows(trx.selectFrom("mailing").selectAll()).where("id", "=", id);
      const mailing = await own.where("state", "=", "scheduled").executeTakeFirst();
      if (!mailing) return;
      await addRecipients(trx, id, await audienceOf(trx, mailing), { now, domain });
      await changeRows({ db: trx }, "mailing", { id }, { state: "sending", started_at: now });
    });
}

/** Needs a transaction. Who is a recipient already is not added again. */
export async function addRecipients(
  trx: Transaction<Tables>,
  mailingId: string,
  recipients: Recipient[],
  { now, domain, trial = "" }: Queueing & { trial?: string },
): Promise<void> {
  for (const some of chunks(recipients)) {
    const rows = some.map((one) => ({
      content: "",
      ...one,
      id: newId(20),
      mailing_id: mailingId,
      trial,
    }));
    const added = await trx
      .insertInto("mailing_recipient")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["mailing_id", "email", "trial"]).doNothing())
      .returning("id")
      .execute();
    const mails = added.map(({ id }) =>
      mailRow({
        mailingRecipientId: id,
        template: "mailing",
        recipient: "subscriber",
        now,
        domain,
      }),
    );
    if (mails.length > 0) await trx.insertInto("mail").values(mails).execute();
  }
}

/** Stops what an old copy of the inbox was about to send: it may have gone out since. Returns the subjects. */
export async function stopMailings(trx: Transaction<Tables>, now: number): Promise<string[]> {
  const stopped = await trx
    .updateTable("mailing")
    .set({ state: sql`case state when 'sending' then 'paused' else 'draft' end` })
    .where((eb) =>
      eb("state", "=", "sending").or(eb("state", "=", "scheduled").and("due_at", "<=", now)),
    )
    .returning("subject")
    .execute();
  return stopped.map(({ subject }) => subject);
}

/** Ends the mailings that have no mail left to send. Whoever was told the dates they waited for leaves that list. */
export async function finishMailings(storage: Storage, now: number): Promise<void> {
  for (const { id } of await findRows(storage, "mailing", { state: "sending" }))
    await storage.db.transaction().execute(async (trx) => {
      const waiting = mailsOf(trx, id).select("mail.id").where("mail.state", "=", "waiting");
      const ended = await trx
        .updateTable("mailing")
        .set({ state: "sent", finished_at: now })
        .where("id", "=", id)
        .where("state", "=", "sending")
        .where((eb) => eb.not(eb.exists(waiting)))
        .returning("kind")
        .executeTakeFirst();
      if (ended?.kind !== "waiting") return;
      const told = mailsOf(trx, id).select("token").where("mail.state", "in", ["sent", "written"]);
      await endSubscriptions({ ...storage, db: trx }, now, (eb) => eb("token", "in", told));
    });
}

export const mailsOf = (db: Kysely<Tables>, mailingId: string) =>
  db
    .selectFrom("mailing_recipient")
    .innerJoin("mail", "mail.mailing_recipient_id", "mailing_recipient.id")
    .where("mailing_id", "=", mailingId)
    .where("trial", "=", "");
