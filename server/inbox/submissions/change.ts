import { type RawBuilder, sql } from "kysely";
import { dueFrom, FLOOD_REASONS } from "../outbox/new-mails.ts";
import type { RunKey } from "../registrations/registrations.ts";
import { type Change, changeRows, type Within } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { SpamReason } from "./new-submission.ts";

/** Its mails wait to be sent from now on, whyever they were on hold. */
export async function markNotSpam({ db }: Storage, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await changeSubmission({ db: trx }, id, { spam: 0, spam_reasons: "[]" });
    const held = { submission_id: id, state: "held" } as const;
    await changeRows({ db: trx }, "mail", held, { ...dueFrom(now), last_error: null });
  });
}

/** A mail that a server has claimed is still sent. */
export async function markSpam({ db }: Storage, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const reasons: SpamReason[] = ["staff"];
    await changeSubmission({ db: trx }, id, { spam: 1, spam_reasons: JSON.stringify(reasons) });
    const free = { submission_id: id, state: "waiting", leased_until: 0 } as const;
    await changeRows({ db: trx }, "mail", free, { state: "held", last_error: null });
  });
}

/** With `null` it is to be handled again. What is handled is not followed up any more. */
export const markHandled = (storage: Within, id: string, handled_at: number | null) =>
  changeSubmission(storage, id, { handled_at, ...(handled_at !== null && { follow_up_on: null }) });

/** Adds a line to the note in one statement, so that two people who write at the same time lose nothing. */
export const addNote = (storage: Storage, id: string, text: string) =>
  changeSubmission(storage, id, {
    note: sql<string>`case when note = '' then ${text} else note || ${`\n${text}`} end`,
  });

export const changeSubmission = (within: Within, id: string, change: Change<"submission">) =>
  changeRows(within, "submission", { id }, change);

/** Mails of forms, or of one submission, and mails to participants. */
export const retryMails = (storage: Storage, now: number, submissionId?: string) =>
  retry(
    storage,
    now,
    submissionId
      ? sql`submission_id = ${submissionId}`
      : sql`(submission_id is not null or recipient = 'participant')`,
  );

/** Those who come to a run get the mails that failed; what is not true any more is held back at its turn. */
export const retryRunMails = (storage: Storage, now: number, { training, run }: RunKey) =>
  retry(
    storage,
    now,
    sql`id in (
      select mail_id from training_mail join registration on registration.id = registration_id
      where training = ${training} and run = ${run})`,
  );

async function retry({ db }: Storage, now: number, isWanted: RawBuilder<unknown>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("mail")
    .set({ state: "waiting", queued_at: now, next_attempt_at: now })
    .where(sql<boolean>`(state = 'failed' or state = 'waiting' and attempts > 0) and ${isWanted}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The limits apply again, so that nobody gets more mails than they allow. */
export function releaseFlood(storage: Storage, now: number): Promise<number> {
  const submission_id = storage.db.selectFrom("submission").select("id").where("spam", "=", 0);
  const held = { state: "held", last_error: FLOOD_REASONS, submission_id } as const;
  return changeRows(storage, "mail", held, { ...dueFrom(now), attempts: 0, last_error: null });
}
