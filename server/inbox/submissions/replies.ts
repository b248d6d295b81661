import { mailRow, type Queueing } from "../outbox/new-mails.ts";
import { hasRow, type Storage } from "../storage/storage.ts";
import type { Reply } from "../storage/tables.ts";

/** How long a reply waits in the outbox, so that it can be taken back. */
export const UNDO_MS = 10 * 1000;

interface NewReply extends Queueing {
  submissionId: string;
  who: string;
  subject: string;
  body: string;
}

/** Puts a reply into the outbox, to be sent once it can no longer be taken back. Returns the id of its mail. */
export async function addReply({ db }: Storage, reply: NewReply): Promise<string> {
  const { submissionId, who, subject, body, now, domain } = reply;
  const mail = mailRow({ submissionId, template: "reply", now: now + UNDO_MS, domain });
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("mail").values(mail).execute();
    await trx.insertInto("reply").values({ mail_id: mail.id, who, written_at: now, subject, body }).execute();
  });
  return mail.id;
}

/** Removes a reply that no server has claimed yet. False when it is too late. */
export async function takeBackReply({ db }: Storage, submissionId: string, mailId: string): Promise<boolean> {
  return hasRow(
    db
      .deleteFrom("mail")
      .where("id", "=", mailId)
      .where("submission_id", "=", submissionId)
      .where("template", "=", "reply")
      .where("attempts", "=", 0)
      .where("state", "=", "waiting")
      .returning("id"),
  );
}

export async function findReply({ db }: Storage, mailId: string): Promise<Reply | undefined> {
  return db.selectFrom("reply").selectAll().where("mail_id", "=", mailId).executeTakeFirst();
}
