import { type Kysely, sql } from "kysely";
import { removeMailFiles } from "../outbox/mail-files.ts";
import { chunks, type Storage } from "../storage/storage.ts";
import type { Mail, Tables } from "../storage/tables.ts";

export const mailingsOf = async ({ db }: Storage, email: string) =>
  mailsOfMailings(db)
    .where("email", "=", email.toLowerCase())
    .orderBy("mailing.created_at")
    .execute();

export async function sweepRecipients(
  { db }: Storage,
  dataDir: string,
  cutoff: number,
  most: number,
) {
  const lately = sql`select one.mailing_id from mailing_recipient one join mail on mailing_recipient_id = one.id
    where queued_at >= ${cutoff} or sent_at >= ${cutoff}`;
  const isOld = sql<boolean>`(mailing.state = 'sent' and finished_at < ${cutoff}
    or mailing.state = 'paused' and mailing.id not in (${lately})
    or trial != '' and mail.state != 'waiting' and queued_at < ${cutoff})`;
  const old = (from: Kysely<Tables>) =>
    mailsOfMailings(from).where(isOld).orderBy("mail.id").limit(most);
  await removeMailFiles(dataDir, await old(db).execute());
  return db.transaction().execute(async (trx) => removeRecipients(trx, await old(trx).execute()));
}

const mailsOfMailings = (db: Kysely<Tables>) =>
  db
    .selectFrom("mailing_recipient")
    .innerJoin("mailing", "mailing.id", "mailing_recipient.mailing_id")
    .innerJoin("mail", "mail.mailing_recipient_id", "mailing_recipient.id")
    .select(["mail.id", "mail.group_id", "mail.state", "mail.sent_at", "mailing.subject"])
    .select(["mailing_id", "mailing_recipient_id", "trial"]);

/** The count of a mailing that a removed mail adds to. One still to be sent is never sent, so it counts as on hold. */
const COUNTED = {
  waiting: "held_count",
  held: "held_count",
  sent: "sent_count",
  written: "sent_count",
  failed: "failed_count",
} as const satisfies Record<Mail["state"], string>;
type Column = (typeof COUNTED)[Mail["state"]];

export async function removeRecipients(
  trx: Kysely<Tables>,
  rows: Awaited<ReturnType<typeof mailingsOf>>,
) {
  const counted = rows.filter(({ trial }) => trial === "");
  const byColumn = Map.groupBy(
    counted,
    ({ mailing_id, state }) => `${mailing_id} ${COUNTED[state]}`,
  );
  for (const [key, { length }] of byColumn) {
    const [id, column] = key.split(" ") as [string, Column];
    const own = trx.updateTable("mailing").where("id", "=", id);
    await own.set((eb) => ({ [column]: eb(column, "+", length) })).execute();
  }
  const ids = rows.map((row) => row.mailing_recipient_id ?? "");
  for (const some of chunks(ids))
    await trx.deleteFrom("mailing_recipient").where("id", "in", some).execute();
  return ids.length;
}
