import { addAuditLine } from "../audit.ts";
import { dueFrom, type Queueing } from "../outbox/new-mails.ts";
import { newId } from "../storage/ids.ts";
import { addRow, changeRows, findRow, present, removeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Mail, Mailing } from "../storage/tables.ts";
import { EMPTY_CONTENT, type MailingContent } from "./content.ts";
import { addRecipients, mailsOf } from "./sending.ts";

export type MailingText = { subject: string; preview: string; content: MailingContent };

interface NewMailing extends Partial<MailingText> {
  kind: Mailing["kind"];
  training?: string;
  now: number;
  dueAt?: number;
}

export async function createMailing(storage: Storage, mailing: NewMailing): Promise<string> {
  const row = mailingRow(mailing);
  await addRow(storage, "mailing", row);
  return row.id;
}

export const mailingRow = (mailing: NewMailing): Mailing => ({
  id: newId(),
  kind: mailing.kind,
  training: mailing.training ?? "",
  subject: mailing.subject ?? "",
  preview: mailing.preview ?? "",
  content: JSON.stringify(mailing.content ?? EMPTY_CONTENT),
  state: mailing.dueAt === undefined ? "draft" : "scheduled",
  revision: 1,
  approved_revision: null,
  created_at: mailing.now,
  due_at: mailing.dueAt ?? null,
  started_at: null,
  finished_at: null,
  sent_count: 0,
  failed_count: 0,
  held_count: 0,
});

export const findMailing = (storage: Storage, id: string) => findRow(storage, "mailing", { id });

export const listMailings = async ({ db }: Storage): Promise<Mailing[]> =>
  db.selectFrom("mailing").selectAll().orderBy("created_at", "desc").limit(200).execute();

/** False, and nothing is changed, unless it is a draft of this revision. */
export async function writeMailing(
  storage: Storage,
  id: string,
  revision: number,
  text: MailingText,
) {
  const change = { ...text, content: JSON.stringify(text.content), revision: revision + 1 };
  return (await changeRows(storage, "mailing", { id, revision, state: "draft" }, change)) > 0;
}

/** False, and nothing is changed, unless it is a draft of this revision; a later text is not approved. */
export async function approveMailing(
  storage: Storage,
  id: string,
  revision: number,
  isApproved: boolean,
) {
  const change = { approved_revision: isApproved ? revision : null };
  return (await changeRows(storage, "mailing", { id, revision, state: "draft" }, change)) > 0;
}

export const STEPS = {
  schedule: { from: ["draft"], to: "scheduled", said: "Sent the mailing" },
  unschedule: { from: ["scheduled"], to: "draft", said: "Took the mailing back before it began" },
  pause: { from: ["sending"], to: "paused", said: "Paused the mailing" },
  resume: { from: ["paused"], to: "sending", said: "Went on with the mailing" },
} as const satisfies Record<
  string,
  { from: Mailing["state"][]; to: Mailing["state"]; said: string }
>;

interface StepBy {
  who: string;
  now: number;
  /** The text that whoever asks has seen: another one takes no step. */
  revision?: number | undefined;
  dueAt?: number | undefined;
}

/** False, and nothing is changed, where the mailing's state does not allow the step or its text is another revision. */
export const takeStep = (
  storage: Storage,
  id: string,
  step: keyof typeof STEPS,
  { who, now, revision, dueAt }: StepBy,
): Promise<boolean> =>
  storage.db.transaction().execute(async (db) => {
    const { from, to, said } = STEPS[step];
    const found = { id, state: from, ...(revision !== undefined && { revision }) };
    if ((await changeRows({ db }, "mailing", found, { state: to, due_at: dueAt })) === 0)
      return false;
    const { subject } = present(await findRow({ db }, "mailing", { id }));
    const line = { at: now, who, area: "mailings", subject: id } as const;
    await addAuditLine({ db }, { ...line, what: `${said} “${subject}”` });
    return true;
  });

/** False where it is no draft any more. */
export const deleteDraft = async (storage: Storage, id: string) =>
  (await removeRows(storage, "mailing", { id, state: "draft" })) > 0;

/** Each test is a recipient of its own, so one address may be sent several. */
export async function sendTest({ db }: Storage, id: string, email: string, queueing: Queueing) {
  const test = { ...queueing, trial: newId() };
  await db.transaction().execute((trx) => addRecipients(trx, id, [{ email, token: "" }], test));
}

export async function countsOf({ db }: Storage, mailing: Mailing) {
  const rows = await mailsOf(db, mailing.id)
    .select((eb) => ["mail.state", eb.fn.countAll<number>().as("count")])
    .groupBy("mail.state")
    .execute();
  const of = (state: Mail["state"]) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: of("waiting"),
    sent: mailing.sent_count + of("sent") + of("written"),
    failed: mailing.failed_count + of("failed"),
    /** Who had left or wanted no mail when their turn came. */
    held: mailing.held_count + of("held"),
  };
}

export const failuresOf = async ({ db }: Storage, id: string) =>
  db
    .selectFrom("mailing_recipient")
    .innerJoin("mail", "mail.mailing_recipient_id", "mailing_recipient.id")
    .select(["email", "trial", "mail.state", "last_error"])
    .where("mailing_id", "=", id)
    .where("mail.state", "in", ["failed", "held"])
    .orderBy("mail.state")
    .orderBy("email")
    .limit(200)
    .execute();

/** Returns how many mails wait again; a mailing that was over goes on with them. */
export const retryMailing = ({ db }: Storage, id: string, now: number) =>
  db.transaction().execute(async (trx) => {
    const failed = { state: "failed", id: mailsOf(trx, id).select("mail.id") } as const;
    const again = await changeRows({ db: trx }, "mail", failed, { ...dueFrom(now), attempts: 0 });
    const open = { state: "sending", finished_at: null } as const;
    if (again > 0) await changeRows({ db: trx }, "mailing", { id, state: "sent" }, open);
    return again;
  });
