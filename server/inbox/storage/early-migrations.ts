import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { hashOf, KEY_NAME, mailboxOf } from "./addresses.ts";
import { newToken } from "./ids.ts";
import { NEWSLETTER, type Tables } from "./tables.ts";

/** The SQL of a step, which both storages understand, or what cannot be said in SQL. */
export type Steps = Record<string, (string | ((db: Kysely<Tables>) => Promise<void>))[]>;

export const EARLY: Steps = {
  "001-inbox": [
    `create table submission (
      id text primary key,
      kind text not null,
      received_at bigint not null,
      email text not null,
      fields text not null,
      spam integer not null,
      spam_reasons text not null,
      dedupe_key text not null unique,
      unsubscribe_token text unique,
      unsubscribed_at bigint
    )`,
    "create index submission_by_time on submission (received_at, id)",
    "create index submission_by_email on submission (email)",
    `create table mail (
      id text primary key,
      submission_id text not null references submission (id) on delete cascade,
      template text not null,
      recipient text not null,
      message_id text not null,
      state text not null,
      queued_at bigint not null,
      next_attempt_at bigint not null,
      attempts integer not null,
      leased_until bigint not null,
      last_error text,
      sent_at bigint
    )`,
    "create index mail_by_submission on mail (submission_id)",
    // Only what is still to be sent: the index stays small however many mails were sent.
    "create index mail_due on mail (next_attempt_at) where state = 'waiting'",
  ],
  "002-trial": ["create table trial (bytes text not null)"],
  "003-consent": [
    "alter table submission add column mailbox text default '' not null",
    "alter table submission add column page text default '' not null",
    "alter table submission add column note text default '' not null",
    "alter table submission add column handled_at bigint",
    "create index submission_by_mailbox on submission (mailbox, received_at)",
    `create table subscription (
      token text primary key,
      email text not null,
      course text not null,
      asked_at bigint not null,
      page text not null,
      wording text not null,
      confirmed_at bigint,
      left_at bigint,
      hash text not null,
      constraint subscription_once unique (email, course)
    )`,
    "create index subscription_by_hash on subscription (hash)",
    "create table suppression (hash text primary key, since bigint not null)",
    "create table secret (name text primary key, value text not null)",
    "alter table mail add column group_id text",
    "create index mail_grouped on mail (group_id) where state = 'waiting' and group_id is not null",
    moveConsent,
    "alter table submission drop column unsubscribed_at",
  ],
  "004-upload": [
    `create table upload (
      submission_id text primary key references submission (id) on delete cascade,
      type text not null,
      content text not null
    )`,
  ],
  "005-desk": [
    "alter table submission add column owner text default '' not null",
    "alter table submission add column read_at bigint",
    `create table audit (
      id text primary key,
      at bigint not null,
      who text not null,
      room text not null,
      subject text not null,
      what text not null
    )`,
    "create index audit_by_subject on audit (subject, at)",
  ],
  "006-watch": [
    "alter table mail add column failed_at bigint",
    // These are counted every few seconds, for the last hour or day only.
    "create index mail_failed on mail (failed_at) where state = 'failed'",
    "create index mail_sent on mail (sent_at) where recipient = 'visitor'",
    "create table moment (name text primary key, at bigint not null)",
  ],
  "007-mailing": [
    `create table mailing (
      id text primary key,
      kind text not null,
      course text not null,
      subject text not null,
      preview text not null,
      content text not null,
      state text not null,
      revision integer not null,
      created_at bigint not null,
      due_at bigint,
      started_at bigint,
      finished_at bigint,
      sent_count integer not null,
      failed_count integer not null,
      held_count integer not null
    )`,
    `create table mailing_recipient (
      id text primary key,
      mailing_id text not null references mailing (id) on delete cascade,
      email text not null,
      token text not null,
      trial text not null,
      content text not null,
      constraint mailing_recipient_once unique (mailing_id, email, trial)
    )`,
    "create index mailing_recipient_by_email on mailing_recipient (email)",
    "create index mailing_recipient_by_token on mailing_recipient (token)",
    `create table told (
      id text primary key,
      email text not null,
      what text not null,
      at bigint not null,
      constraint told_once unique (email, what)
    )`,
    "alter table subscription add column rules text default '' not null",
    // SQLite cannot let a column be empty that could not, so the table is made anew.
    `create table new_mail (
      id text primary key,
      submission_id text references submission (id) on delete cascade,
      mailing_recipient_id text references mailing_recipient (id) on delete cascade,
      template text not null,
      recipient text not null,
      message_id text not null,
      state text not null,
      queued_at bigint not null,
      next_attempt_at bigint not null,
      attempts integer not null,
      leased_until bigint not null,
      last_error text,
      sent_at bigint,
      failed_at bigint,
      group_id text
    )`,
    `insert into new_mail (id, submission_id, template, recipient, message_id, state, queued_at, next_attempt_at,
        attempts, leased_until, last_error, sent_at, failed_at, group_id)
      select id, submission_id, template, recipient, message_id, state, queued_at, next_attempt_at,
        attempts, leased_until, last_error, sent_at, failed_at, group_id from mail`,
    "drop table mail",
    "alter table new_mail rename to mail",
    "create index mail_by_submission on mail (submission_id)",
    "create index mail_by_mailing on mail (mailing_recipient_id) where mailing_recipient_id is not null",
    // By whom they go to: thousands of a mailing must not be read through to find one of a visitor.
    "create index mail_due on mail (recipient, next_attempt_at) where state = 'waiting'",
    "create index mail_grouped on mail (group_id) where state = 'waiting' and group_id is not null",
    "create index mail_failed on mail (failed_at) where state = 'failed'",
    "create index mail_sent on mail (sent_at) where recipient = 'visitor'",
  ],
  "008-reply": [
    `create table reply (
      mail_id text primary key references mail (id) on delete cascade,
      who text not null,
      written_at bigint not null,
      subject text not null,
      body text not null
    )`,
  ],
  "009-accounts": [
    `create table account (
      id text primary key,
      name text not null unique,
      role text not null,
      created_at bigint not null,
      sessions_from bigint not null
    )`,
    `create table passkey (
      id text primary key,
      account_id text not null references account (id) on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      created_at bigint not null,
      used_at bigint
    )`,
    "create index passkey_by_account on passkey (account_id)",
    `create table recovery_code (
      hash text primary key,
      account_id text not null references account (id) on delete cascade
    )`,
    "create index recovery_code_by_account on recovery_code (account_id)",
    `create table invitation (
      id text primary key,
      hash text not null unique,
      name text not null,
      role text not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
  ],
};

type OldTables = Omit<Tables, "submission" | "subscription"> & {
  submission: Tables["submission"] & { unsubscribed_at: number | null };
  subscription: Omit<Tables["subscription"], "list"> & { course: string };
};

/** Makes the inbox's key, and one subscription for each address that sent newsletter forms. */
async function moveConsent(db: Kysely<Tables>): Promise<void> {
  const key = randomBytes(32);
  await db
    .insertInto("secret")
    .values({ name: KEY_NAME, value: key.toString("base64url") })
    .execute();
  await fillMailboxes(db);

  /** Whoever is on the list subscribed under the rules of their time, which asked for no confirmation. */
  const tables = db as unknown as Kysely<OldTables>;
  const old = await tables
    .selectFrom("submission")
    .select(["email", "received_at", "unsubscribe_token", "unsubscribed_at"])
    .where("kind", "=", "newsletter")
    .where("spam", "=", 0)
    .orderBy("received_at")
    .execute();
  for (const [email, requests] of Map.groupBy(old, (row) => row.email)) {
    const standing = requests.filter((row) => row.unsubscribed_at === null);
    const [first = requests.at(-1)] = standing;
    if (!first) continue;
    const { received_at, unsubscribed_at } = first;
    await tables
      .insertInto("subscription")
      .values({
        email,
        course: NEWSLETTER,
        token: requests.at(-1)?.unsubscribe_token ?? newToken(),
        asked_at: received_at,
        page: "",
        wording: "",
        confirmed_at: received_at,
        left_at: unsubscribed_at,
        hash: hashOf(key, email),
      })
      .execute();
  }
}

async function fillMailboxes(db: Kysely<Tables>): Promise<void> {
  const addresses = await db.selectFrom("submission").select("email").distinct().execute();
  for (const { email } of addresses) {
    await db
      .updateTable("submission")
      .set({ mailbox: mailboxOf(email) })
      .where("email", "=", email)
      .execute();
  }
}
