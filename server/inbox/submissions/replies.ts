import { dayOf } from "../../../contract/indian-time.ts";
import { mailRow, type Queueing } from "../outbox/new-mails.ts";
import { newId } from "../storage/ids.ts";
import {
  addRow,
  changeRows,
  findRow,
  findRows,
  present,
  removeRows,
  type Within,
} from "../storage/rows.ts";
import { countRows, type Storage } from "../storage/storage.ts";
import type { StoredSubmission } from "../storage/tables.ts";

/** How long a reply waits in the outbox, so that it can be taken back. */
export const UNDO_MS = 10 * 1000;

interface NewReply extends Queueing {
  submissionId: string;
  who: string;
  subject: string;
  body: string;
  /** The addresses of whoever else gets it. */
  copies?: string[];
  /** How many replies and mails of the sender its author has seen. */
  seen: number;
}

/** Goes out once it cannot be taken back. Undefined if its author has not seen all that was said. */
export async function addReply(
  { db, lockRows }: Storage,
  reply: NewReply,
): Promise<string | undefined> {
  const { submissionId, who, subject, body, copies = [], now, domain, seen } = reply;
  const mail = mailRow({ submissionId, template: "reply", now: now + UNDO_MS, domain });
  return db.transaction().execute(async (trx) => {
    // Another reply waits until this one is stored.
    await lockRows(
      trx.selectFrom("submission").select("id").where("id", "=", submissionId),
    ).execute();
    const replies = trx.selectFrom("mail").where("submission_id", "=", submissionId);
    const messages = trx.selectFrom("incoming_mail").where("submission_id", "=", submissionId);
    const said = await countRows(replies.where("template", "=", "reply"));
    if (said + (await countRows(messages.where("kind", "=", "message"))) > seen) return undefined;
    const undo = await markReplied({ db: trx }, submissionId, now);
    await addRow({ db: trx }, "mail", mail);
    await addRow({ db: trx }, "reply", {
      mail_id: mail.id,
      who,
      written_at: now,
      subject,
      body,
      undo,
    });
    for (const email of copies)
      await addRow({ db: trx }, "reply_copy", {
        id: newId(),
        mail_id: mail.id,
        email,
        problem: "",
      });
    return mail.id;
  });
}

/** Writes down why somebody in copy did not get a reply. Does nothing if they are not in copy. */
export const noteCopyProblem = (within: Within, mailId: string, email: string, problem: string) =>
  changeRows(within, "reply_copy", { mail_id: mailId, email }, { problem });

/** What a submission said before a reply marked it as handled at this time. */
type Before = Pick<StoredSubmission, "handled_at" | "follow_up_on"> & { markedAt: number };

/** Marks what waits as handled. A later day to follow it up stays. Returns what takes that back; "" if nothing changed. */
async function markReplied(within: Within, id: string, now: number): Promise<string> {
  const { handled_at, follow_up_on } = present(await findRow(within, "submission", { id }));
  const isDue = follow_up_on !== null && follow_up_on <= dayOf(now);
  if (handled_at !== null && !isDue) return "";
  const day = isDue ? null : follow_up_on;
  await changeRows(within, "submission", { id }, { handled_at: now, follow_up_on: day });
  const before: Before = { handled_at, follow_up_on, markedAt: now };
  return JSON.stringify(before);
}

/** Removes a reply that no server has claimed yet, and puts back what sending it marked. False when it is too late. */
export async function takeBackReply(
  { db, lockRows }: Storage,
  submissionId: string,
  mailId: string,
) {
  const own = { id: mailId, submission_id: submissionId, template: "reply" } as const;
  return db.transaction().execute(async (trx) => {
    const within = { db: trx };
    await lockRows(
      trx.selectFrom("submission").select("id").where("id", "=", submissionId),
    ).execute();
    const reply = await findRow(within, "reply", { mail_id: mailId });
    const isGone =
      (await removeRows(within, "mail", { ...own, attempts: 0, state: "waiting" })) > 0;
    if (isGone && reply?.undo) await putBack(within, submissionId, reply.undo);
    return isGone;
  });
}

/** What somebody else has changed since stays. Another reply still answers it, and is what puts it back from then on. */
async function putBack(within: Within, id: string, undo: string): Promise<void> {
  const { handled_at, follow_up_on, markedAt } = JSON.parse(undo) as Before;
  const mails = within.db.selectFrom("mail").select("id").where("submission_id", "=", id);
  const others = await findRows(within, "reply", { mail_id: mails });
  const next = others.find((other) => other.undo === "" && other.written_at >= markedAt);
  if (next) {
    await changeRows(within, "reply", { mail_id: next.mail_id }, { undo });
    return;
  }
  const asMarked = { id, handled_at: markedAt };
  await changeRows(within, "submission", { ...asMarked, follow_up_on: null }, { follow_up_on });
  await changeRows(within, "submission", asMarked, { handled_at });
}
