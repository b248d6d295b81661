import type { Transaction } from "kysely";
import type { MailRules } from "../outbox/new-mails.ts";
import { addRow, findRow } from "../storage/rows.ts";
import { hasRow, type Storage } from "../storage/storage.ts";
import type { StoredSubmission, Tables } from "../storage/tables.ts";
import { isListKind, listOf } from "../subscribers/lists.ts";
import { addEvent } from "../webhooks/deliveries.ts";
import {
  mailsOf,
  type NewSubmission,
  REPEAT_WINDOW,
  repeatKey,
  submissionRow,
} from "./new-submission.ts";

/** A repeat of a submission that is already stored changes nothing. */
export type StoreOutcome = "stored" | "repeat";

export type Store = ReturnType<typeof createStore>;

export function createStore(storage: Storage, rules: MailRules) {
  let hasFailed = false;
  return {
    /** Resolves when the submission and its mails are on disk. */
    async put(submission: NewSubmission) {
      try {
        return await storeSubmission(storage, submission, rules);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
    async isWritable() {
      hasFailed &&= Boolean(await tryToWrite(storage).catch(() => true));
      return !hasFailed;
    },
  };
}

/** More than one page of either storage, so that a disk without room for a submission has none for it either. */
const TRIAL = "x".repeat(20_000);

/** Throws where the storage has no room left. */
export async function tryToWrite(storage: Storage): Promise<void> {
  await storage.db.transaction().execute(async (trx) => {
    await trx.insertInto("trial").values({ bytes: TRIAL }).execute();
  });
  await storage.db.deleteFrom("trial").execute();
}

/** A repeat stores nothing. Once it resolves, what was sent survives a crash. */
export const storeSubmission = async (
  storage: Storage,
  submission: NewSubmission,
  rules: MailRules,
) =>
  storage.db.transaction().execute(async (trx) => {
    const unsubscribedAt = await findUnsubscription(trx, submission);
    if (await isInWindowBefore(trx, submission, unsubscribedAt)) return "repeat";
    const row = submissionRow(submission, repeatKey(submission, unsubscribedAt));
    const stored = await trx
      .insertInto("submission")
      .values(row)
      .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored) return "repeat";
    const mails = mailsOf(row.id, submission, rules);
    await trx.insertInto("mail").values(mails).execute();
    const { type, content } = submission.upload ?? {};
    const upload = type && content && { type, content: content.toString("base64") };
    if (upload) await addRow({ db: trx }, "upload", { submission_id: row.id, ...upload });
    await tellOf({ ...storage, db: trx }, row);
    return "stored";
  });

/** Passes it on to webhooks; who asks for a list is told of once the subscription is confirmed. */
export async function tellOf(storage: Storage, submission: StoredSubmission): Promise<void> {
  const { id, kind, email, spam, received_at } = submission;
  if (isListKind(kind)) return;
  const event = {
    name: "submission.received",
    email,
    submissionId: id,
    isOnHold: spam === 1,
  } as const;
  await addEvent(storage, event, received_at);
}

async function findUnsubscription(
  db: Transaction<Tables>,
  { submitted, submissionId }: NewSubmission,
) {
  const { kind, fields } = submitted;
  if (submissionId !== undefined || !isListKind(kind)) return undefined;
  const own = { email: fields.email.toLowerCase(), list: listOf(kind, fields) };
  return (await findRow({ db }, "subscription", own))?.left_at ?? undefined;
}

/** Whether the same form without an id came in the ten minutes before: a double click may fall into two windows. */
async function isInWindowBefore(
  trx: Transaction<Tables>,
  submission: NewSubmission,
  unsubscribedAt: number | undefined,
): Promise<boolean> {
  if (submission.submissionId !== undefined) return false;
  return hasRow(
    trx
      .selectFrom("submission")
      .select("id")
      .where("dedupe_key", "=", repeatKey(submission, unsubscribedAt, 1))
      .where("received_at", ">", submission.receivedAt - REPEAT_WINDOW),
  );
}
