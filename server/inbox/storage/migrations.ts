import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { moveConsent } from "./consent-migration.ts";
import { DESK } from "./desk-migration.ts";
import { INCOMING } from "./incoming-tables.ts";
import { refuseNewerInbox } from "./newer-inbox.ts";
import { REGISTRATIONS } from "./registrations-migration.ts";
import { SEATS } from "./seats-migration.ts";
import type { Tables } from "./tables.ts";
import { VISITS } from "./visits-migration.ts";
import { WEBHOOKS } from "./webhooks-migration.ts";

/** Runs SQL that both storages understand. */
async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const migrations: Record<string, Migration> = {
  "001-inbox": {
    up: (db) =>
      run(
        db,
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
      ),
  },
  "002-trial": { up: (db) => run(db, "create table trial (bytes text not null)") },
  "003-consent": {
    async up(db) {
      await run(
        db,
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
      );
      await moveConsent(db as Kysely<Tables>);
      await run(db, "alter table submission drop column unsubscribed_at");
    },
  },
  "004-upload": {
    up: (db) =>
      run(
        db,
        `create table upload (
          submission_id text primary key references submission (id) on delete cascade,
          type text not null,
          content text not null
        )`,
      ),
  },
  "005-desk": {
    up: (db) =>
      run(
        db,
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
      ),
  },
  "006-watch": {
    up: (db) =>
      run(
        db,
        "alter table mail add column failed_at bigint",
        // These are counted every few seconds, for the last hour or day only.
        "create index mail_failed on mail (failed_at) where state = 'failed'",
        "create index mail_sent on mail (sent_at) where recipient = 'visitor'",
        "create table moment (name text primary key, at bigint not null)",
      ),
  },
  "007-mailing": {
    up: (db) =>
      run(
        db,
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
      ),
  },
  "008-reply": {
    up: (db) =>
      run(
        db,
        `create table reply (
          mail_id text primary key references mail (id) on delete cascade,
          who text not null,
          written_at bigint not null,
          subject text not null,
          body text not null
        )`,
      ),
  },
  "009-accounts": {
    up: (db) =>
      run(
        db,
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
      ),
  },
  "010-registrations": { up: (db) => run(db, ...REGISTRATIONS) },
  "011-invitation-writer": {
    // Nobody knows whether those who wrote the old ones are still owners.
    up: (db) =>
      run(
        db,
        "delete from invitation",
        "alter table invitation add column written_by text default '' not null",
      ),
  },
  "012-words": {
    up: (db) =>
      run(
        db,
        "alter table subscription rename column course to list",
        "alter table mailing rename column course to training",
        "alter table registration rename column course to training",
        "alter table audit rename column room to area",
      ),
  },
  "014-webhooks": { up: (db) => run(db, ...WEBHOOKS) },
  "015-seats": { up: (db) => run(db, ...SEATS) },
  "016-incoming-mail": { up: (db) => run(db, ...INCOMING) },
  "017-visits": { up: (db) => run(db, ...VISITS) },
  "018-desk-consent": { up: (db) => run(db, ...DESK) },
};

export const MIGRATION_NAMES = Object.keys(migrations);

/**
 * Brings the tables up to date, or for tests to an earlier version. Safe when several instances start together:
 * PostgreSQL locks, and SQLite's transactions take the write lock.
 */
export async function migrate<T>(db: Kysely<T>, upTo = MIGRATION_NAMES.at(-1) ?? ""): Promise<void> {
  await refuseNewerInbox(db, MIGRATION_NAMES);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(upTo);
  if (error) throw error;
}
