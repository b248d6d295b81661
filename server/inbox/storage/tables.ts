import type { Selectable } from "kysely";
import type { Kind } from "../../../contract/fields.ts";

/** Times are milliseconds since 1970 and flags are 0 or 1: the two storages agree on integers and text. */
export interface SubmissionTable {
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
  /** Of the firm's staff, about what they did. */
  note: string;
  /** Who of them sees to it; "" is nobody yet. */
  owner: string;
  /** When one of them first opened it at the desk. */
  read_at: number | null;
}

/** The one file that came with a submission, in base64: so it is stored, moved, backed up and erased as rows are. */
export interface UploadTable {
  submission_id: string;
  type: string;
  content: string;
}

/** One row for each list an address is on: what was consented to, when, and whether it still holds. */
interface SubscriptionTable {
  email: string;
  /** The course whose dates are waited for; "" is the newsletter. */
  course: string;
  /** Confirms and ends the subscription; known to who reads that mailbox. */
  token: string;
  asked_at: number;
  page: string;
  /** The words beside the field when it was filled in. */
  wording: string;
  confirmed_at: number | null;
  left_at: number | null;
  /** The person's keyed hash, as the suppression list has it. */
  hash: string;
}

/** Who wants no mail from us: a keyed hash, so that it outlives the erasure of everything else. */
interface SuppressionTable {
  hash: string;
  since: number;
}

/** Made once for each inbox and shared by all instances. */
interface SecretTable {
  name: string;
  value: string;
}

/** "written": there is no mail server, so the mail became a file and went to nobody. */
export const MAIL_STATES = ["held", "waiting", "sent", "written", "failed"] as const;
type MailState = (typeof MAIL_STATES)[number];

const MAIL_TEMPLATES = [
  "inquiry-notice",
  "inquiry-acknowledgement",
  "checklist-notice",
  "checklist-delivery",
  "application-notice",
  "application-acknowledgement",
  "newsletter-notice",
  "newsletter-confirm",
  "newsletter-welcome",
  "waiting-notice",
  "waiting-confirm",
  "waiting-welcome",
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Holds no address and no text: mails are written from their submission when they are sent. */
export interface MailTable {
  id: string;
  submission_id: string;
  template: MailTemplate;
  recipient: "firm" | "visitor";
  message_id: string;
  state: MailState;
  /** Since when it ought to be on its way; its age is the delay that alarms somebody. */
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

/** Who changed what at the desk. It names no visitor: it stays when everything about one is erased. */
export interface AuditTable {
  id: string;
  at: number;
  who: string;
  room: "content" | "inbox" | "review";
  /** The id of a submission or the name of a file; "" for what concerns several. */
  subject: string;
  what: string;
}

/** When something of this inbox last happened. It says nothing about another, so it is in no copy. */
interface MomentTable {
  name: "backup" | "alert";
  at: number;
}

/** Always empty: only written to in order to see whether writing works. */
interface TrialTable {
  bytes: string;
}

export interface Tables {
  submission: SubmissionTable;
  mail: MailTable;
  upload: UploadTable;
  subscription: SubscriptionTable;
  suppression: SuppressionTable;
  secret: SecretTable;
  audit: AuditTable;
  moment: MomentTable;
  trial: TrialTable;
}

export type StoredSubmission = Selectable<SubmissionTable>;
export type Mail = Selectable<MailTable>;
export type Subscription = Selectable<SubscriptionTable>;

/** The list of the newsletter; the others are named by the course whose dates are waited for. */
export const NEWSLETTER = "";

/** Belong to one inbox alone: neither moved nor backed up. */
export const OWN_TABLES = ["moment", "trial"] as const;
