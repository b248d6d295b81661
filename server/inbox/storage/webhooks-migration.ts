/** Where events are passed on to, and each event on its way there, beside its row in the outbox. */
export const WEBHOOKS = [
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
];
