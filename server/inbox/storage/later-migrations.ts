import { type Kysely, sql } from "kysely";
import type { Steps } from "./early-migrations.ts";
import { moveUnreachable } from "./move-unreachable.ts";

export const LATER: Steps = {
  "010-registrations": [
    `create table registration (
            id text primary key,
            submission_id text references submission (id) on delete set null,
            course text not null,
            run text not null,
            last_day text not null,
            state text not null,
            name text not null,
            email text not null,
            organisation text not null,
            seats integer not null,
            participants text not null,
            invoice_name text not null,
            gstin text not null,
            invoice_address text not null,
            created_at bigint not null,
            changed_at bigint not null,
            constraint registration_once unique (submission_id, course, run)
          )`,
    "create index registration_by_run on registration (course, run)",
    "create index registration_by_email on registration (email)",
    "alter table submission add column follow_up_on text",
    "create index submission_follow_up on submission (follow_up_on) where follow_up_on is not null",
    "alter table account add column email text default '' not null",
    "alter table invitation add column email text default '' not null",
    `create table staff_mail (
      mail_id text primary key references mail (id) on delete cascade,
      email text not null,
      created_at bigint not null,
      subject text not null,
      content text not null
    )`,
  ],
  // Nobody knows whether those who wrote the old ones are still owners.
  "011-invitation-writer": [
    "delete from invitation",
    "alter table invitation add column written_by text default '' not null",
  ],
  "012-words": [
    "alter table subscription rename column course to list",
    "alter table mailing rename column course to training",
    "alter table registration rename column course to training",
    "alter table audit rename column room to area",
  ],
  "014-webhooks": [
    `create table endpoint (
      id text primary key,
      name text not null,
      kind text not null,
      url text not null,
      events text not null,
      secret text not null,
      old_secret text not null,
      old_secret_until bigint not null,
      header_name text not null,
      header_value text not null,
      is_personal integer not null,
      off_since bigint,
      off_reason text not null,
      created_at bigint not null
    )`,
    `create table delivery (
      mail_id text primary key references mail (id) on delete cascade,
      endpoint_id text not null references endpoint (id) on delete cascade,
      event text not null,
      occurred_at bigint not null,
      person text not null,
      subject text not null,
      facts text not null,
      status integer,
      answer text not null
    )`,
    "create index delivery_by_endpoint on delivery (endpoint_id, occurred_at)",
    "create index delivery_by_person on delivery (person) where person != ''",
  ],
  "015-seats": [
    `create table training_mail (
      mail_id text primary key references mail (id) on delete cascade,
      registration_id text not null references registration (id) on delete cascade,
      what text not null,
      subject text not null,
      content text not null,
      files text not null
    )`,
    "create index training_mail_by_registration on training_mail (registration_id)",
    `create table run_detail (
      id text primary key,
      joining text not null,
      payment text not null
    )`,
    `create table certificate (
      number text primary key,
      registration_id text references registration (id) on delete set null,
      training text not null,
      run text not null,
      name text not null,
      email text not null,
      code text not null,
      pdf text not null,
      issued_on text not null
    )`,
    "create index certificate_by_run on certificate (training, run)",
    "create index certificate_by_email on certificate (email)",
  ],
  "016-incoming-mail": [
    "alter table submission add column answered_at bigint",
    `create table incoming_mail (
      id text primary key, submission_id text not null references submission (id) on delete cascade,
      message_id text not null unique, received_at bigint not null, email text not null, kind text not null,
      content text not null
    )`,
    "create index incoming_mail_by_submission on incoming_mail (submission_id)",
    "create index incoming_mail_by_email on incoming_mail (email)",
    `create table attachment (
      id text primary key, incoming_mail_id text not null references incoming_mail (id) on delete cascade,
      name text not null, content text not null
    )`,
    "create index attachment_by_mail on attachment (incoming_mail_id)",
    // Every answer is looked up by it.
    "create index mail_by_message_id on mail (message_id)",
    `create table mailbox (
      name text primary key, uid_validity bigint not null, last_uid bigint not null, holder text not null,
      leased_until bigint not null, read_at bigint not null
    )`,
  ],
  "017-visits": [
    `create table visit_count (
      day text not null,
      kind text not null,
      name text not null,
      count bigint not null,
      primary key (day, kind, name)
    )`,
    `create table visit_day (
      day text primary key,
      salt text not null,
      visitors text not null
    )`,
  ],
  "018-desk-consent": [
    "alter table subscription add column asked_note text default '' not null",
    "alter table subscription add column left_note text default '' not null",
    "alter table mailing add column approved_revision integer",
  ],
  "019-reply-undo": ["alter table reply add column undo text default '' not null"],
  "020-unreachable": [
    `create table unreachable (
      email text primary key,
      hash text not null,
      since bigint not null,
      said text not null
    )`,
    "create index unreachable_by_hash on unreachable (hash)",
    moveUnreachable,
  ],
  "021-set-aside": [
    `create table set_aside (
      id text primary key, message_id text not null unique, received_at bigint not null, email text not null,
      name text not null, subject text not null, noted_at bigint not null
    )`,
    "create index set_aside_by_email on set_aside (email)",
  ],
  // Mails to participants are written when they are due, so their words are stored no more.
  "022-mails-when-due": [
    "alter table registration add column placed_at bigint default 0 not null",
    "update registration set placed_at = changed_at",
    `delete from mail where state = 'waiting' and id in
      (select mail_id from training_mail where what = 'reminder')`,
    "alter table training_mail add column run_day text default '' not null",
    "alter table training_mail add column certificates text default '' not null",
    nameCertificates,
    "alter table training_mail drop column subject",
    "alter table training_mail drop column content",
    "alter table training_mail drop column files",
    `create unique index training_mail_once on training_mail (registration_id, what, run_day)
      where run_day != ''`,
  ],
  "023-run-changes": [
    `create table run_change (
      id text primary key,
      training text not null,
      run text not null,
      was text not null,
      told_at bigint
    )`,
    "create unique index run_change_once on run_change (training, run) where told_at is null",
    "alter table training_mail add column run_change_id text default '' not null",
  ],
  "024-corrected-address": ["alter table submission add column address_since bigint"],
  "025-copies": [
    `create table incoming_copy (
      id text primary key, incoming_mail_id text not null references incoming_mail (id) on delete cascade,
      email text not null, name text not null, kind text not null
    )`,
    "create index incoming_copy_by_mail on incoming_copy (incoming_mail_id)",
    "create index incoming_copy_by_email on incoming_copy (email)",
    `create table reply_copy (
      id text primary key, mail_id text not null references mail (id) on delete cascade, email text not null
    )`,
    "create index reply_copy_by_mail on reply_copy (mail_id)",
    "create index reply_copy_by_email on reply_copy (email)",
  ],
  "026-seats-offered": ["alter table run_detail add column seats_offered bigint"],
  "027-copies-not-got": ["alter table reply_copy add column problem text default '' not null"],
};

/** The certificates that went with a mail are named; their papers were stored twice. */
async function nameCertificates<T>(db: Kysely<T>): Promise<void> {
  const found = await sql<{ mail_id: string; files: string }>`
    select mail_id, files from training_mail where what = 'certificate'`.execute(db);
  for (const { mail_id, files } of found.rows) {
    const names = (JSON.parse(files) as { filename: string }[]).map(({ filename }) => filename);
    const numbers = names.map((name) => name.replace(/\.pdf$/, "")).join(" ");
    await sql`update training_mail set certificates = ${numbers} where mail_id = ${mail_id}`.execute(
      db,
    );
  }
}
