import { dayOf } from "../../../contract/indian-time.ts";
import { addAuditLine } from "../audit.ts";
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

/**
 * Goes out once it cannot be taken back, and is in the list of changes. Undefined, and nothing is stored, if its author has
 * not seen all that was said.
 */
export async function addReply(storage: Storage, reply: NewReply): Promise<string | undefined> {
  const { submissionId, who, subject, body, copies = [], now, domain, seen } = reply;
  const mail = mailRow({ submissionId, template: "reply", now: now + UNDO_MS, domain });
  return storage.db.transaction().execute(async (db) => {
    const within = { ...storage, db };
    await lockSubmission(within, submissionId);
    if ((await countSaid(within, submissionId)) > seen) return undefined;
    const undo = await markReplied(within, submissionId, now);
    await addRow(within, "mail", mail);
    const written = { mail_id: mail.id, who, written_at: now, subject, body, undo };
    await addRow(within, "reply", written);
    for (const email of copies)
      await addRow(within, "reply_copy", { id: newId(), mail_id: mail.id, email, problem: "" });
    await note(within, submissionId, "Wrote a reply", { who, now });
    return mail.id;
  });
}

/** Another reply waits until this one is stored. */
const lockSubmission = ({ db, lockRows }: Storage, id: string) =>
  lockRows(db.selectFrom("submission").select("id").where("id", "=", id)).execute();

/** How many replies and mails of the sender there are. */
async function countSaid({ db }: Storage, submissionId: string): Promise<number> {
  const mails = db.selectFrom("mail").where("submission_id", "=", submissionId);
  const messages = db.selectFrom("incoming_mail").where("submission_id", "=", submissionId);
  const replies = await countRows(mails.where("template", "=", "reply"));
  return replies + (await countRows(messages.where("kind", "=", "message")));
}

type By = { who: string; now: number };

const note = (within: Within, subject: string, what: string, { who, now }: By) =>
  addAuditLine(within, { at: now, who, area: "inbox", subject, what });

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
  storage: Storage,
  submissionId: string,
  mailId: string,
  by: By,
): Promise<boolean> {
  const own = { id: mailId, submission_id: submissionId, template: "reply" } as const;
  return storage.db.transaction().execute(async (db) => {
    const within = { ...storage, db };
    await lockSubmission(within, submissionId);
    const reply = await findRow(within, "reply", { mail_id: mailId });
    const removed = await removeRows(within, "mail", { ...own, attempts: 0, state: "waiting" });
    if (removed === 0) return false;
    if (reply?.undo) await putBack(within, submissionId, reply.undo);
    await note(within, submissionId, "Took the reply back", by);
    return true;
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
