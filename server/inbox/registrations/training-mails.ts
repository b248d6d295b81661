import { DAY, dayOf, UTC_OFFSET } from "../../../contract/indian-time.ts";
import type { PublishedRun } from "../../../contract/trainings.ts";
import { mailRow, type Queueing } from "../outbox/new-mails.ts";
import { addIfNew, addRow, changeRows, removeRows, type Within } from "../storage/rows.ts";
import { hasRow, type Storage } from "../storage/storage.ts";
import { REMINDERS, type Registration, type TrainingMail } from "../storage/tables.ts";
import { isSure } from "./registrations.ts";

export type StateMail = Exclude<Registration["state"], "paid">;
export type Reminder = (typeof REMINDERS)[number];

type About = Pick<Registration, "id">;
type NewTrainingMail = Pick<TrainingMail, "what"> & { certificates?: string[]; changeId?: string };

/** Puts a mail about a registration into the outbox, to be written when it goes out. */
export async function addTrainingMail(
  within: Within,
  { id }: About,
  { what, certificates = [], changeId = "" }: NewTrainingMail,
  when: Queueing,
): Promise<void> {
  const mail = mailRow({ ...when, template: "training", recipient: "participant" });
  await addRow(within, "mail", mail);
  await addRow(within, "training_mail", {
    mail_id: mail.id,
    registration_id: id,
    what,
    run_day: "",
    certificates: certificates.join(" "),
    run_change_id: changeId,
  });
}

/** Reminders go out at nine in the morning, Indian time, so many days before the run begins. */
const DAYS_BEFORE: Record<Reminder, number> = { week: 7, day: 1 };

const dueAt = (kind: Reminder, firstDay: string) =>
  Date.parse(`${firstDay}T09:00:00${UTC_OFFSET}`) - DAYS_BEFORE[kind] * DAY;

/** Whether its words, “in a week” or “tomorrow”, are true now, and it is not too early in the morning. */
export const isDue = (kind: Reminder, firstDay: string, now: number) =>
  dueAt(kind, firstDay) <= now && dayOf(dueAt(kind, firstDay)) === dayOf(now);

type RunDay = Pick<PublishedRun, "firstDay" | "isCancelled">;

/** The reminders of a run whose hour is still to come. */
export const remindersToCome = ({ firstDay, isCancelled }: RunDay, now: number): Reminder[] =>
  REMINDERS.filter((kind) => !isCancelled && dueAt(kind, firstDay) > now);

type Dated = Pick<PublishedRun, "training" | "run" | "firstDay">;

/**
 * Puts a reminder that is due into the outbox for whoever comes to the run and has not got it. Who was confirmed after
 * the hour of the reminder has just been told all of it. Any number of servers may do this at once.
 */
export async function addReminders(
  storage: Storage,
  kind: Reminder,
  { training, run, firstDay }: Dated,
  when: Queueing,
): Promise<void> {
  const { db } = storage;
  const reminded = db
    .selectFrom("training_mail")
    .select("registration_id")
    .where("what", "=", kind)
    .where("run_day", "=", firstDay);
  const coming = await db
    .selectFrom("registration")
    .select(["id", "state"])
    .where("training", "=", training)
    .where("run", "=", run)
    .where("placed_at", "<", dueAt(kind, firstDay))
    .where("id", "not in", reminded)
    .execute();
  for (const { id } of coming.filter(({ state }) => isSure(state)))
    await db
      .transaction()
      .execute((own) => addReminder({ db: own }, id, { what: kind, run_day: firstDay }, when));
}

type NewReminder = { what: Reminder; run_day: string };

async function addReminder(
  within: Within,
  id: string,
  reminder: NewReminder,
  when: Queueing,
): Promise<void> {
  const mail = mailRow({ ...when, template: "training", recipient: "participant" });
  await addRow(within, "mail", mail);
  const row = {
    mail_id: mail.id,
    registration_id: id,
    certificates: "",
    run_change_id: "",
    ...reminder,
  };
  const isNew = await addIfNew(within, "training_mail", row);
  // Another server was faster.
  if (!isNew) await removeRows(within, "mail", { id: mail.id });
}

/** Removes the mails of a registration that no server has claimed yet. False if there were others. */
export async function removeUnclaimed(within: Within, registrationId: string): Promise<boolean> {
  const own = within.db.selectFrom("training_mail").where("registration_id", "=", registrationId);
  await removeRows(within, "mail", { id: own.select("mail_id"), state: "waiting", attempts: 0 });
  return !(await hasRow(own.select("mail_id")));
}

/** Takes a certificate that is withdrawn out of the mails that no server has claimed yet; one without another is removed. */
export async function takeOutOfMails(within: Within, number: string): Promise<void> {
  const waiting = await within.db
    .selectFrom("training_mail")
    .innerJoin("mail", "mail.id", "training_mail.mail_id")
    .select(["mail_id", "certificates"])
    .where("what", "=", "certificate")
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .execute();
  for (const { mail_id, certificates } of waiting) {
    const numbers = certificates.split(" ");
    if (!numbers.includes(number)) continue;
    const left = numbers.filter((one) => one !== number).join(" ");
    await changeRows(within, "training_mail", { mail_id }, { certificates: left });
    if (left === "")
      await removeRows(within, "mail", { id: mail_id, state: "waiting", attempts: 0 });
  }
}

/** Removes the mails of registrations that are gone, and returns them, so that their files go too. */
export const removeOrphanMails = ({ db }: Within) =>
  db
    .deleteFrom("mail")
    .where("recipient", "=", "participant")
    .where("id", "not in", db.selectFrom("training_mail").select("mail_id"))
    .returning(["id", "group_id"])
    .execute();

export const trainingMailsOf = ({ db }: Within, registrationIds: string[]) =>
  registrationIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("training_mail")
        .innerJoin("mail", "mail.id", "training_mail.mail_id")
        .select(["registration_id", "what", "state", "sent_at", "next_attempt_at", "last_error"])
        .where("registration_id", "in", registrationIds)
        .orderBy("queued_at", "desc")
        .execute();
