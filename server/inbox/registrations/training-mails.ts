import { DAY } from "../../../contract/indian-time.ts";
import { mailRow, type Queueing } from "../outbox/new-mails.ts";
import { type Claim, claimRows } from "../outbox/outbox.ts";
import type { StaffMailContent } from "../outbox/staff-mails.ts";
import type { Storage } from "../storage/storage.ts";
import type { Mail, Registration, TrainingMail } from "../storage/tables.ts";

/** A file that goes with the mail, its content in base64. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: string;
}

export interface NewTrainingMail {
  what: TrainingMail["what"];
  subject: string;
  content: StaffMailContent;
  files?: MailFile[];
}

/** Reminders wait in the outbox until their day, however far it is. */
const LONGEST_WAIT = 100 * 365 * DAY;

/** A mail about a registration to whoever made it. */
export interface ClaimedTrainingMail {
  mail: Mail;
  trainingMail: TrainingMail;
  email: string;
}

/** Puts a mail about a registration into the outbox, to go out at `now`, which may be later; `db` may be a transaction. */
export async function addTrainingMail(
  { db }: Pick<Storage, "db">,
  { id }: Pick<Registration, "id">,
  { what, subject, content, files = [] }: NewTrainingMail,
  when: Queueing,
): Promise<void> {
  const mail = mailRow({ ...when, template: "training", recipient: "participant" });
  await db.insertInto("mail").values(mail).execute();
  await db
    .insertInto("training_mail")
    .values({
      ...{ mail_id: mail.id, registration_id: id, what, subject },
      ...{ content: JSON.stringify(content), files: JSON.stringify(files) },
    })
    .execute();
}

/** Takes back the reminders of a registration that have not gone out. */
export async function removeReminders({ db }: Pick<Storage, "db">, registrationId: string): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where(
      "id",
      "in",
      db
        .selectFrom("training_mail")
        .select("mail_id")
        .where("registration_id", "=", registrationId)
        .where("what", "=", "reminder"),
    )
    .execute();
}

export async function claimTrainingMails(
  storage: Storage,
  claim: Omit<Claim, "recipient">,
): Promise<ClaimedTrainingMail[]> {
  const mails = await claimRows(storage, { ...claim, longestWait: LONGEST_WAIT }, (eb) =>
    eb("recipient", "=", "participant"),
  );
  if (mails.length === 0) return [];
  const ids = mails.map(({ id }) => id);
  const rows = await storage.db
    .selectFrom("training_mail")
    .innerJoin("registration", "registration.id", "training_mail.registration_id")
    .selectAll("training_mail")
    .select("registration.email")
    .where("mail_id", "in", ids)
    .execute();
  return rows.flatMap(({ email, ...trainingMail }) =>
    mails.filter(({ id }) => id === trainingMail.mail_id).map((mail) => ({ mail, trainingMail, email })),
  );
}

/** Removes the mails of registrations that are gone, and returns them, so that their files go too. */
export const removeOrphanMails = ({ db }: Pick<Storage, "db">) =>
  db
    .deleteFrom("mail")
    .where("recipient", "=", "participant")
    .where("id", "not in", db.selectFrom("training_mail").select("mail_id"))
    .returning(["id", "group_id"])
    .execute();

/** The mails about registrations, newest first. */
export const trainingMailsOf = ({ db }: Storage, registrationIds: string[]) =>
  registrationIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("training_mail")
        .innerJoin("mail", "mail.id", "training_mail.mail_id")
        .select(["registration_id", "what", "subject", "state", "sent_at", "next_attempt_at", "last_error"])
        .where("registration_id", "in", registrationIds)
        .orderBy("queued_at", "desc")
        .execute();
