import type { Generated, Selectable } from "kysely";
import type { Kind } from "../../../contract/fields.ts";
import type { RunChange } from "../../../contract/trainings.ts";
import type { PageEvent } from "../../../contract/visits.ts";
import type { IncomingCopy, IncomingMail, MailboxTable, SetAsideMail } from "./incoming-tables.ts";
import type { StaffTables } from "./staff-tables.ts";

/** Times are milliseconds since 1970 and flags are 0 or 1: the two storages agree on integers and text. */
export interface StoredSubmission {
  id: string;
  kind: Kind;
  received_at: number;
  /** Lower case, so that a person is found however they typed it; `fields` keeps their spelling. */
  email: string;
  /** The address without the spellings that lead to the same person: what limits of mails count by. */
  mailbox: string;
  /** Path of the page the form was sent from; "" when the browser did not say. */
  page: string;
  fields: string;
  spam: 0 | 1;
  spam_reasons: string;
  dedupe_key: string;
  /** Only of newsletter forms from before subscriptions had a table: links in mails delivered then still work. */
  unsubscribe_token: string | null;
  handled_at: number | null;
  note: string;
  /** Who of the staff sees to it; "" is nobody yet. */
  owner: string;
  /** When somebody first opened it at the desk. */
  read_at: number | null;
  /** The day on which it comes back to the top of the list, as in 2026-11-20. */
  follow_up_on: string | null;
  answered_at: number | null;
  /** When staff corrected the address: mails that came back before went to another. */
  address_since: number | null;
}

/** The one file that came with a submission, in base64: so it is stored, moved, backed up and erased as rows are. */
export type UploadTable = { submission_id: string; type: string; content: string };

/** One row for each list an address is on: what was consented to, when, and whether it still holds. */
interface SubscriptionTable {
  email: string;
  /** The training whose dates are waited for, or the result whose rules are watched; "" is the newsletter. */
  list: string;
  /** Confirms and ends the subscription; known to who reads that mailbox. */
  token: string;
  asked_at: number;
  page: string;
  wording: string;
  confirmed_at: number | null;
  left_at: number | null;
  /** The person's keyed hash, as the suppression list has it. */
  hash: string;
  /** The ids of the rules that are watched, with spaces between them; "" for the other lists. */
  rules: Generated<string>;
  /** Where staff asked for it: who of them, who asked, and why; else "". */
  asked_note: Generated<string>;
  left_note: Generated<string>;
}

/** "written": there is no mail server, so the mail became a file and went to nobody. */
export const MAIL_STATES = ["held", "waiting", "sent", "written", "failed"] as const;

export type StaffTemplate = "assignment" | "digest" | "invitation" | "weekly";
export type MailTemplate =
  | `${"inquiry" | "application"}-${"notice" | "acknowledgement"}`
  | `checklist-${"notice" | "delivery"}`
  | `${"newsletter" | "waiting" | "watch"}-${"notice" | "confirm" | "welcome"}`
  | "mailing"
  | "reply"
  | "webhook"
  | "training"
  | StaffTemplate;

/** Holds no address and no text: mails are written from their submission, mailing or reply when they are sent. */
export interface Mail {
  id: string;
  /** Null for a mail of a mailing, which has a recipient instead, and for others that have a row beside them. */
  submission_id: string | null;
  mailing_recipient_id: string | null;
  template: MailTemplate;
  recipient: "firm" | "visitor" | "subscriber" | "staff" | "webhook" | "participant";
  message_id: string;
  state: (typeof MAIL_STATES)[number];
  /** Since when it should be on its way; an alert is sent if that is too long ago. */
  queued_at: number;
  next_attempt_at: number;
  attempts: number;
  leased_until: number;
  last_error: string | null;
  sent_at: number | null;
  /** When it was given up, or came back. */
  failed_at: number | null;
  /** The one mail that carried this notice together with others; null when it went by itself. */
  group_id: string | null;
}

interface ReplyTable {
  mail_id: string;
  who: string;
  written_at: number;
  subject: string;
  body: string;
  /** What its submission said before sending marked it as handled, in JSON; "" if sending marked nothing. */
  undo: Generated<string>;
}

/** A mail to somebody of the staff, or from the desk to the firm. It names no visitor and quotes none. */
export interface StaffMail {
  mail_id: string;
  /** "" is the firm's own address. */
  email: string;
  created_at: number;
  subject: string;
  /** What it says, in JSON; "" once it has gone out, since the link of an invitation opens the desk. */
  content: string;
}

export const ENDPOINT_KINDS = ["standard", "slack", "teams", "chat"] as const;

export const EVENTS = [
  "submission.received",
  "subscription.confirmed",
  "subscription.left",
  "registration.changed",
  "reply.received",
  "content.published",
] as const;

export interface Endpoint {
  id: string;
  name: string;
  /** What the body looks like: "standard" is signed JSON, the others are what chats show. */
  kind: (typeof ENDPOINT_KINDS)[number];
  url: string;
  /** The names of the events, with spaces between them. */
  events: string;
  secret: string;
  /** The secret before, which signs as well until it ends; "" for none. */
  old_secret: string;
  old_secret_until: number;
  /** A header for receivers that cannot check a signature; "" for none. */
  header_name: string;
  header_value: string;
  /** Whether it is told who somebody is and what they wrote. */
  is_personal: 0 | 1;
  off_since: number | null;
  off_reason: string;
  created_at: number;
}

/** An event on its way to an endpoint; what became of it stands in its row of the outbox. */
export interface DeliveryRow {
  mail_id: string;
  endpoint_id: string;
  event: (typeof EVENTS)[number] | "test";
  occurred_at: number;
  /** The keyed hash of the address it is about, as in the suppression list; "" if it is about nobody. */
  person: string;
  /** The id of the registration, or the list of the subscription. */
  subject: string;
  facts: string;
  status: number | null;
  answer: string;
}

export const REGISTRATION_STATES = [
  "asked",
  "waiting",
  "offered",
  "confirmed",
  "paid",
  "attended",
  "cancelled",
] as const;

export interface Registration {
  id: string;
  /** The inquiry it was made from; null for one by phone, and once the inquiry is removed. */
  submission_id: string | null;
  training: string;
  run: string;
  /** The run's last day, as in 2026-12-06: how long a registration is kept counts from it. */
  last_day: string;
  state: (typeof REGISTRATION_STATES)[number];
  name: string;
  email: string;
  organisation: string;
  seats: number;
  /** The names of those who come, a line each; "" is the person who registered. */
  participants: string;
  invoice_name: string;
  gstin: string;
  invoice_address: string;
  created_at: number;
  changed_at: number;
  /** Since when it has its place: on the waiting list, or in the run, where paid and confirmed are one. */
  placed_at: number;
}

export const REMINDERS = ["week", "day"] as const;

/** A mail about a registration. It holds no words: they are written when it goes out. */
export interface TrainingMail {
  mail_id: string;
  registration_id: string;
  /** “reminder” is one from before there were two kinds. */
  what:
    | Exclude<Registration["state"], "paid">
    | (typeof REMINDERS)[number]
    | RunChange
    | "reminder"
    | "certificate";
  /** The first day of the run of which it reminds, which nobody is reminded of twice in one way; "" of other mails. */
  run_day: string;
  /** The numbers of the certificates that go with it, with spaces between them. */
  certificates: string;
  /** The change of the run that it tells; "" of other mails. */
  run_change_id: string;
}

/** A change of a run that was saved at the desk; those who registered are told once visitors see it. */
export interface RunChangeRow {
  id: string;
  training: string;
  run: string;
  /** The run as visitors saw it when the change was saved: a `PublishedRun` as JSON. */
  was: string;
  /** When visitors saw the change and the mails were queued. */
  told_at: number | null;
}

export interface RunDetail {
  /** The training's and the run's id, with a space between them. */
  id: string;
  joining: string;
  payment: string;
  /** Of how many seats the waiting list has been offered what is free; null before a server has looked. */
  seats_offered: number | null;
}

/** A certificate that was issued. Its number stays when the person is erased, so that no other gets it. */
export interface CertificateRow {
  number: string;
  registration_id: string | null;
  training: string;
  run: string;
  name: string;
  email: string;
  code: string;
  /** The paper, in base64. */
  pdf: string;
  issued_on: string;
}

/** One text that many people get once. It names nobody, so it stays when a recipient is erased. */
export interface Mailing {
  id: string;
  kind: "newsletter" | "waiting" | "watch";
  /** The training whose dates are told; "" for the other kinds. */
  training: string;
  subject: string;
  preview: string;
  content: string;
  state: "draft" | "scheduled" | "sending" | "paused" | "sent";
  /** One more with each change of the text, so that two people who write at once notice each other. */
  revision: number;
  /** The revision that an owner approved, so that clerks may send it; later ones they may not. */
  approved_revision: number | null;
  created_at: number;
  due_at: number | null;
  started_at: number | null;
  finished_at: number | null;
  /** Counts of recipients that are not kept any more. */
  sent_count: number;
  failed_count: number;
  held_count: number;
}

export interface MailingRecipient {
  id: string;
  mailing_id: string;
  email: string;
  /** The token of the subscription for which they get the mailing. */
  token: string;
  /** An id for each test that staff send themselves; "" for everybody else. */
  trial: string;
  /** What the mail says to them alone, in JSON; "" where all get the same. */
  content: string;
}

type Counted = "visit" | "visitors" | "source" | "campaign" | "device" | "country" | "bot" | "sent";
type VisitKind = PageEvent | Counted | "calendar" | "pdf";

type Moment =
  | ("alert" | "backup" | "clock" | "digest" | "full-sweep" | "mailing" | "sweep" | "weekly")
  /** When a server that sends mails last ran. */
  | "mailer";

/** How often something happened on one day in India. It is about nobody. */
export type VisitCount = { day: string; kind: VisitKind; name: string; count: number };

export interface Tables extends StaffTables {
  submission: StoredSubmission;
  mailing: Mailing;
  mailing_recipient: MailingRecipient;
  /** What somebody who watches rules was told: each change of a rule and each of its days once. */
  told: { id: string; email: string; what: string; at: number };
  mail: Mail;
  reply: ReplyTable;
  staff_mail: StaffMail;
  endpoint: Endpoint;
  delivery: DeliveryRow;
  training_mail: TrainingMail;
  run_detail: RunDetail;
  run_change: RunChangeRow;
  certificate: CertificateRow;
  registration: Registration;
  upload: UploadTable;
  incoming_mail: IncomingMail;
  incoming_copy: IncomingCopy;
  /** Who else a reply goes to. */
  /** `problem`: why it was not got, as far as is known; else "". */
  reply_copy: { id: string; mail_id: string; email: string; problem: string };
  attachment: { id: string; incoming_mail_id: string; name: string; content: string };
  mailbox: MailboxTable;
  set_aside: SetAsideMail;
  subscription: SubscriptionTable;
  /** Who wants no mail from us: a keyed hash, so that it outlives the erasure of everything else. */
  suppression: { hash: string; since: number };
  /** Addresses to which no mail can be delivered, by what another server reported. `said` names no address. */
  unreachable: { email: string; hash: string; since: number; said: string };
  /** Made once for each inbox and shared by all instances. */
  secret: { name: string; value: string };
  visit_count: VisitCount;
  /** Of days that are not over: the salt, and a sketch of how many visitors there were. */
  visit_day: { day: string; salt: string; visitors: string };
  /** When something last happened to this inbox. Only what the clock said holds for a copy too. */
  moment: { name: Moment; at: number };
  /** Always empty: only written to in order to see whether writing works. */
  trial: { bytes: string };
}

export type Subscription = Selectable<SubscriptionTable>;
export type Reply = Selectable<ReplyTable>;

export const fieldsOf = ({ fields }: Pick<StoredSubmission, "fields">) =>
  JSON.parse(fields) as Record<string, string>;

/** In place of the path of a page: an inquiry that came as a mail. */
export const BY_MAIL = "by mail";

/** In place of the path of a page: staff asked for a list in somebody's name. */
export const AT_DESK = "at the desk";

/** The list of the newsletter; the others are named by the training whose dates are waited for, or by a result. */
export const NEWSLETTER = "";

/** A list of people who watch the rules of a result is named by this and the answers; no training begins with it. */
export const WATCH = "/tools/obligations?";

/** Belong to one inbox alone: neither moved nor backed up. */
export const OWN_TABLES = ["moment", "trial", "visit_day"] as const;
