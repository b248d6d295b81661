import { mailRow, type Queueing } from "../outbox/new-mails.ts";
import type { StaffMailContent } from "../outbox/staff-mails.ts";
import { addRow, removeRows, type Within } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { Registration, TrainingMail } from "../storage/tables.ts";

/** A file that goes with the mail, its content in base64. */
export type MailFile = { filename: string; contentType: string; content: string };

export interface NewTrainingMail {
  what: TrainingMail["what"];
  subject: string;
  content: StaffMailContent;
  files?: MailFile[];
}

/** Puts a mail about a registration into the outbox, to go out at `now`, which may be later; `db` may be a transaction. */
export async function addTrainingMail(
  within: Within,
  { id }: Pick<Registration, "id">,
  { what, subject, content, files = [] }: NewTrainingMail,
  when: Queueing,
): Promise<void> {
  const mail = mailRow({ ...when, template: "training", recipient: "participant" });
  await addRow(within, "mail", mail);
  await addRow(within, "training_mail", {
    ...{ mail_id: mail.id, registration_id: id, what, subject },
    ...{ content: JSON.stringify(content), files: JSON.stringify(files) },
  });
}

/** Removes mails that no server has claimed yet. */
export async function removeUnsent(within: Within, registrationId: string, what: TrainingMail["what"]) {
  const own = within.db.selectFrom("training_mail").select("mail_id").where("what", "=", what);
  const id = own.where("registration_id", "=", registrationId);
  await removeRows(within, "mail", { id, state: "waiting", attempts: 0 });
}

export const findTrainingMail = ({ db }: Storage, mailId: string) =>
  db
    .selectFrom("training_mail")
    .innerJoin("registration", "registration.id", "training_mail.registration_id")
    .select(["subject", "content", "files", "email"])
    .where("mail_id", "=", mailId)
    .executeTakeFirst();

/** Removes the mails of registrations that are gone, and returns them, so that their files go too. */
export const removeOrphanMails = ({ db }: Within) =>
  db
    .deleteFrom("mail")
    .where("recipient", "=", "participant")
    .where("id", "not in", db.selectFrom("training_mail").select("mail_id"))
    .returning(["id", "group_id"])
    .execute();

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
