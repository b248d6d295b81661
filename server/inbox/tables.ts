import type { Kind } from "../../contract/fields.ts";

/** Times are milliseconds since 1970 and flags are 0 or 1: the two storages agree on integers and text. */
export interface SubmissionTable {
  id: string;
  kind: Kind;
  received_at: number;
  /** Lower case, so that a person is found however they typed it; `fields` keeps their spelling. */
  email: string;
  fields: string;
  spam: 0 | 1;
  spam_reasons: string;
  dedupe_key: string;
  unsubscribe_token: string | null;
  unsubscribed_at: number | null;
}

const MAIL_STATES = ["held", "waiting", "sent", "failed"] as const;
type MailState = (typeof MAIL_STATES)[number];

const MAIL_TEMPLATES = [
  "inquiry-notice",
  "inquiry-acknowledgement",
  "checklist-notice",
  "checklist-delivery",
  "newsletter-notice",
  "newsletter-welcome",
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
}

/** Always empty: only written to in order to see whether writing works. */
interface TrialTable {
  bytes: string;
}

export interface Tables {
  submission: SubmissionTable;
  mail: MailTable;
  trial: TrialTable;
}
