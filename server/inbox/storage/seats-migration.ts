/** Mails about a registration, what participants are told of a run, and certificates. */
export const SEATS = [
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
];
