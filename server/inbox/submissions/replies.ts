import { sql } from "kysely";
import { dayOf } from "../../../contract/indian-time.ts";
import { mailRow, type Queueing } from "../outbox/new-mails.ts";
import { changeRows, findRow, removeRows } from "../storage/rows.ts";
import { countRows, type Storage } from "../storage/storage.ts";

/** How long a reply waits in the outbox, so that it can be taken back. */
export const UNDO_MS = 10 * 1000;

interface NewReply extends Queueing {
  submissionId: string;
  who: string;
  subject: string;
  body: string;
  /** How many replies and mails of the sender its author has seen. */
  seen: number;
}

/** Goes out once it cannot be taken back. Undefined if its author has not seen all that was said. */
export async function addReply({ db, lockRows }: Storage, reply: NewReply): Promise<string | undefined> {
  const { submissionId, who, subject, body, now, domain, seen } = reply;
  const mail = mailRow({ submissionId, template: "reply", now: now + UNDO_MS, domain });
  return db.transaction().execute(async (trx) => {
    // Another reply waits until this one is stored.
    await lockRows(trx.selectFrom("submission").select("id").where("id", "=", submissionId)).execute();
    const replies = trx.selectFrom("mail").where("submission_id", "=", submissionId);
    const messages = trx.selectFrom("incoming_mail").where("submission_id", "=", submissionId);
    const said = await countRows(replies.where("template", "=", "reply"));
    if (said + (await countRows(messages.where("kind", "=", "message"))) > seen) return undefined;
    await trx.insertInto("mail").values(mail).execute();
    await trx.insertInto("reply").values({ mail_id: mail.id, who, written_at: now, subject, body }).execute();
    const isDue = sql<boolean>`follow_up_on <= ${dayOf(now)}`;
    await trx
      .updateTable("submission")
      .set({ handled_at: now, follow_up_on: sql`case when ${isDue} then null else follow_up_on end` })
      .where("id", "=", submissionId)
      .where((eb) => eb.or([eb("handled_at", "is", null), isDue]))
      .execute();
    return mail.id;
  });
}

/** Removes a reply that no server has claimed yet, and opens what it marked as handled. False when it is too late. */
export async function takeBackReply(storage: Storage, submissionId: string, mailId: string) {
  const own = { id: mailId, submission_id: submissionId, template: "reply" } as const;
  const mail = await findRow(storage, "mail", own);
  const isGone = (await removeRows(storage, "mail", { ...own, attempts: 0, state: "waiting" })) > 0;
  const handled_at = (mail?.queued_at ?? 0) - UNDO_MS;
  if (isGone) await changeRows(storage, "submission", { id: submissionId, handled_at }, { handled_at: null });
  return isGone;
}
