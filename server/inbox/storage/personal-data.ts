import type { Selectable } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * What a column of text holds. `address`: a visitor's, in lower case; `hash`: the keyed hash of one; `personal`: anything
 * else that says something of a visitor; `key`: what opens or identifies something and tells nobody anything; `staff`:
 * of the firm's own people; `other`: nothing of a person.
 */
type Held = "address" | "hash" | "personal" | "key" | "staff" | "other";

/** Rows of somebody are those where one of these is true: a column is theirs, or names a row of another table that is. */
type Way = { column: string } | { column: string; of: HeldTable; key: string };

/** `remove`: the rows go; `blank`: what is personal in them goes; `keep`: they name nobody and stay. */
type Erasing = "remove" | "blank" | "keep";

type TextColumn<Row> = {
  [Name in keyof Row]: string extends Row[Name] ? Name : TextOrNever<Row, Name>;
}[keyof Row];
type TextOrNever<Row, Name extends keyof Row> =
  Extract<Row[Name], string> extends never ? never : Name;

type Columns<Table extends keyof Tables> = Record<
  TextColumn<Selectable<Tables[Table]>> & string,
  Held
>;

/**
 * Every column of text of every table. Finding, exporting and erasing a person walk this list; a new column that is
 * missing here fails the types, and a test compares it with the tables as they are.
 */
export const COLUMNS = {
  submission: {
    id: "key",
    kind: "other",
    email: "address",
    mailbox: "personal",
    page: "personal",
    fields: "personal",
    spam_reasons: "personal",
    dedupe_key: "key",
    unsubscribe_token: "key",
    note: "personal",
    owner: "staff",
    follow_up_on: "personal",
  },
  upload: { submission_id: "key", type: "personal", content: "personal" },
  incoming_mail: {
    id: "key",
    submission_id: "key",
    message_id: "key",
    email: "address",
    kind: "other",
    content: "personal",
  },
  set_aside: {
    id: "key",
    message_id: "key",
    email: "address",
    name: "personal",
    subject: "personal",
  },
  incoming_copy: {
    id: "key",
    incoming_mail_id: "key",
    email: "address",
    name: "personal",
    kind: "other",
  },
  reply_copy: { id: "key", mail_id: "key", email: "address", problem: "personal" },
  attachment: { id: "key", incoming_mail_id: "key", name: "personal", content: "personal" },
  subscription: {
    email: "address",
    list: "personal",
    token: "key",
    page: "personal",
    wording: "personal",
    hash: "hash",
    rules: "personal",
    asked_note: "personal",
    left_note: "personal",
  },
  told: { id: "key", email: "address", what: "personal" },
  suppression: { hash: "hash" },
  unreachable: { email: "address", hash: "hash", said: "personal" },
  mailing: {
    id: "key",
    kind: "other",
    training: "other",
    subject: "other",
    preview: "other",
    content: "other",
    state: "other",
  },
  mailing_recipient: {
    id: "key",
    mailing_id: "key",
    email: "address",
    token: "key",
    trial: "key",
    content: "personal",
  },
  mail: {
    id: "key",
    submission_id: "key",
    mailing_recipient_id: "key",
    template: "personal",
    recipient: "personal",
    message_id: "key",
    state: "personal",
    last_error: "personal",
    group_id: "key",
  },
  reply: { mail_id: "key", who: "staff", subject: "personal", body: "personal", undo: "other" },
  delivery: {
    mail_id: "key",
    endpoint_id: "key",
    event: "personal",
    person: "hash",
    subject: "personal",
    facts: "personal",
    answer: "personal",
  },
  registration: {
    id: "key",
    submission_id: "key",
    training: "personal",
    run: "personal",
    last_day: "personal",
    state: "personal",
    name: "personal",
    email: "address",
    organisation: "personal",
    participants: "personal",
    invoice_name: "personal",
    gstin: "personal",
    invoice_address: "personal",
  },
  training_mail: {
    mail_id: "key",
    registration_id: "key",
    what: "personal",
    run_day: "personal",
    certificates: "personal",
    run_change_id: "key",
  },
  certificate: {
    // Number, training and day stay on the public list of certificates, which names nobody.
    number: "other",
    registration_id: "key",
    training: "other",
    run: "other",
    name: "personal",
    email: "address",
    code: "personal",
    pdf: "personal",
    issued_on: "other",
  },
  run_change: { id: "key", training: "other", run: "other", was: "other" },
  run_detail: { id: "key", joining: "other", payment: "other" },
  endpoint: {
    id: "key",
    name: "other",
    kind: "other",
    url: "other",
    events: "other",
    secret: "key",
    old_secret: "key",
    header_name: "other",
    header_value: "key",
    off_reason: "other",
  },
  staff_mail: { mail_id: "key", email: "staff", subject: "staff", content: "staff" },
  account: { id: "key", name: "staff", role: "staff", email: "staff" },
  passkey: { id: "key", account_id: "key", public_key: "key", transports: "staff" },
  recovery_code: { hash: "key", account_id: "key" },
  invitation: {
    id: "key",
    hash: "key",
    name: "staff",
    role: "staff",
    email: "staff",
    written_by: "staff",
  },
  audit: { id: "key", who: "staff", area: "other", subject: "other", what: "other" },
  mailbox: { name: "other", holder: "key" },
  secret: { name: "other", value: "key" },
  visit_count: { day: "other", kind: "other", name: "other" },
  visit_day: { day: "other", salt: "key", visitors: "other" },
  moment: { name: "other" },
  trial: { bytes: "other" },
} as const satisfies { readonly [Table in keyof Tables]: Columns<Table> };

type Holding<Kind extends Held> = {
  [Table in keyof Tables]: Extract<Values<(typeof COLUMNS)[Table]>, Kind> extends never
    ? never
    : Table;
}[keyof Tables];
type Values<Of> = Of[keyof Of];

export type AddressTable = Holding<"address">;

export type HeldTable = keyof typeof PEOPLE;

interface Place {
  ways: readonly Way[];
  erasing: Erasing;
}

const OF_MAIL = { column: "mail_id", of: "mail", key: "id" } as const;
const OF_SUBMISSION = { column: "submission_id", of: "submission", key: "id" } as const;
const OWN = { column: "email" } as const;

/** Every table with something of a visitor; what is found by the rows of another stands before it. */
export const PEOPLE = {
  reply: { ways: [OF_MAIL], erasing: "remove" },
  reply_copy: { ways: [OWN, OF_MAIL], erasing: "remove" },
  mail: {
    ways: [
      OF_SUBMISSION,
      { column: "mailing_recipient_id", of: "mailing_recipient", key: "id" },
      { column: "id", of: "training_mail", key: "mail_id" },
      { column: "id", of: "delivery", key: "mail_id" },
    ],
    erasing: "remove",
  },
  training_mail: {
    ways: [{ column: "registration_id", of: "registration", key: "id" }],
    erasing: "remove",
  },
  delivery: { ways: [{ column: "person" }], erasing: "remove" },
  attachment: {
    ways: [{ column: "incoming_mail_id", of: "incoming_mail", key: "id" }],
    erasing: "remove",
  },
  incoming_copy: {
    ways: [OWN, { column: "incoming_mail_id", of: "incoming_mail", key: "id" }],
    erasing: "remove",
  },
  incoming_mail: { ways: [OWN, OF_SUBMISSION], erasing: "remove" },
  set_aside: { ways: [OWN], erasing: "remove" },
  upload: { ways: [OF_SUBMISSION], erasing: "remove" },
  submission: { ways: [OWN], erasing: "remove" },
  mailing_recipient: { ways: [OWN], erasing: "remove" },
  told: { ways: [OWN], erasing: "remove" },
  subscription: { ways: [OWN], erasing: "remove" },
  registration: { ways: [OWN], erasing: "remove" },
  certificate: { ways: [OWN], erasing: "blank" },
  unreachable: { ways: [OWN], erasing: "remove" },
  suppression: { ways: [{ column: "hash" }], erasing: "keep" },
} as const satisfies Record<
  Holding<"address" | "hash" | "personal">,
  { ways: readonly object[]; erasing: Erasing }
>;

export const PLACES: Readonly<Record<HeldTable, Place>> = PEOPLE;
export const HELD_TABLES = Object.keys(PEOPLE) as HeldTable[];
export const columnsOf = (table: keyof Tables) => Object.entries<Held>(COLUMNS[table]);

/** The tables of which somebody is removed, wholly or in part. */
export const ERASED_TABLES = HELD_TABLES.filter((table) => PLACES[table].erasing !== "keep");

/** The folders of DATA_DIR that belong to an inbox. Files of mails name people, and go with the rows of these mails. */
export const FOLDERS = {
  mail: "files of mails",
  /** Drafts and plans of the desk: content, whose drafts name nobody. */
  desk: "nothing of a visitor",
  /** The ids of mails that went out while the storage was away. */
  unrecorded: "nothing of a visitor",
} as const;
