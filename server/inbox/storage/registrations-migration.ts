/** Registrations, days on which to follow up, and mails to staff with the addresses they go to. */
export const REGISTRATIONS = [
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
];
