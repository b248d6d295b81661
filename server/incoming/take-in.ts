import { DEFAULT_SERVICE, LIMITS } from "../../contract/fields.ts";
import { HONEYPOT_FIELD } from "../../contract/forms.ts";
import type { Submitted } from "../../contract/schema.ts";
import { addAuditLine } from "../inbox/audit.ts";
import { advance, type Place, placeId } from "../inbox/mailbox.ts";
import { enterBounce } from "../inbox/outbox/bounces.ts";
import { newId } from "../inbox/storage/ids.ts";
import type { IncomingContent } from "../inbox/storage/incoming-tables.ts";
import { addRow, findRow, findRows } from "../inbox/storage/rows.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { BY_MAIL } from "../inbox/storage/tables.ts";
import { changeSubmission } from "../inbox/submissions/change.ts";
import { saidIn } from "../inbox/submissions/incoming.ts";
import { submissionRow } from "../inbox/submissions/new-submission.ts";
import { tellOf } from "../inbox/submissions/store.ts";
import { markReachable } from "../inbox/subscribers/unreachable.ts";
import { addEvent } from "../inbox/webhooks/deliveries.ts";
import { suspicions } from "../intake/suspicions.ts";
import { isOneOf } from "./own-addresses.ts";
import type { ReadMail } from "./read-mail.ts";

export interface Arrived {
  place: Place;
  uid: number;
  mail: ReadMail;
  receivedAt: number;
  /** The firm's own addresses, in lower case. */
  own: string[];
}

const WHAT = {
  message: "An answer came by mail: to be handled again",
  automatic: "An automatic answer came by mail",
  report: "A mail of ours came back",
};

/** Both or neither is stored: the mail, and that it was read. A stranger's becomes a submission. */
export async function takeIn(storage: Storage, arrived: Arrived): Promise<void> {
  const { mail, place, uid, receivedAt } = arrived;
  // Doing this twice does no harm, and it has a transaction of its own.
  if (mail.bounce) await enterBounce(storage, mail.bounce, receivedAt);
  await storage.db.transaction().execute(async (db) => {
    await advance({ ...storage, db }, place, uid);
    await keep({ ...storage, db }, arrived);
  });
}

async function keep(
  storage: Storage,
  { mail, receivedAt, place, uid, own }: Arrived,
): Promise<void> {
  const { db } = storage;
  const { kind, email, name, subject, parts, leftOut } = mail;
  const message_id = mail.messageId || placeId(place, uid);
  if (await findRow(storage, "incoming_mail", { message_id })) return;
  const thread = await findThread(storage, mail);
  // What the firm and its staff write is none, unless they answer their own.
  const staff = await db.selectFrom("account").select("email").execute();
  const ours = [...own, ...staff.map((account) => account.email.toLowerCase())];
  const isOwn = ours.includes(email || "none");
  if (thread ? isOwn && email !== thread.email : isOwn || kind !== "message" || email === "")
    return;
  // Who writes can be reached.
  if (kind === "message" && email) await markReachable(storage, email);
  const submission_id = thread?.id ?? (await addInquiry(storage, mail, receivedAt));
  const id = newId();
  const row = { id, submission_id, message_id, received_at: receivedAt, email, kind };
  const content: IncomingContent = { name, subject, parts, leftOut };
  await addRow(storage, "incoming_mail", { ...row, content: JSON.stringify(content) });
  for (const other of mail.others.filter((one) => !isOneOf(ours, one.email)))
    await addRow(storage, "incoming_copy", { id: newId(), incoming_mail_id: id, ...other });
  for (const file of mail.files)
    await addRow(storage, "attachment", { id: newId(), incoming_mail_id: id, ...file });
  if (!thread) return;
  if (kind === "message") {
    // What was waited for has come.
    const change = { handled_at: null, read_at: null, answered_at: receivedAt, follow_up_on: null };
    await changeSubmission(storage, thread.id, change);
    const event = { name: "reply.received", email: thread.email, submissionId: thread.id } as const;
    await addEvent(storage, event, Date.now());
  }
  const line = { at: Date.now(), who: "The mailbox", area: "inbox", subject: thread.id } as const;
  await addAuditLine(storage, { ...line, what: WHAT[kind] });
}

async function findThread(storage: Storage, { references, bounce, plusWords }: ReadMail) {
  const ids = ["", ...(bounce?.messageIds.slice(0, 50) ?? references)];
  const ours = await storage.db
    .selectFrom("mail")
    .select(["id", "message_id", "submission_id"])
    .where((eb) => eb.or([eb("message_id", "in", ids), eb("id", "in", ["", ...plusWords])]))
    .execute();
  const theirs = await findRows(storage, "incoming_mail", { message_id: ids });
  const known = new Map([...theirs, ...ours].map((row) => [row.message_id, row.submission_id]));
  const byPlus = ours.find(({ id }) => plusWords.includes(id))?.submission_id;
  const id = ids.map((one) => known.get(one)).find(Boolean) ?? byPlus ?? "";
  return findRow(storage, "submission", { id });
}

async function addInquiry(storage: Storage, mail: ReadMail, receivedAt: number): Promise<string> {
  const submitted: Submitted = {
    kind: "contact",
    fields: {
      name: mail.name.slice(0, LIMITS.name),
      email: mail.email,
      phone: "",
      company: "",
      about: "",
      service: DEFAULT_SERVICE,
      subject: mail.subject.slice(0, LIMITS.subject),
      message: saidIn(mail).slice(0, LIMITS.message).toWellFormed(),
    },
  };
  // As a form would be judged that was sent from one of our pages by hand.
  const spamReasons = suspicions(submitted, new Map([[HONEYPOT_FIELD, ""]]), 0);
  const about = { submitted, submissionId: undefined, spamReasons, receivedAt, page: BY_MAIL };
  const row = submissionRow(about, newId());
  await addRow(storage, "submission", row);
  await tellOf(storage, row);
  return row.id;
}
