import { newId } from "../storage/ids.ts";
import type { Mail, MailTemplate } from "../storage/tables.ts";

export interface MailRules {
  /** The sender's domain: the right-hand side of every Message-ID. */
  messageIdDomain: string;
  confirmNewsletter: boolean;
}

export type Queueing = { now: number; domain: string };

interface NewMail extends Queueing {
  submissionId?: string;
  mailingRecipientId?: string;
  template: MailTemplate;
  recipient?: Mail["recipient"];
  isOnHold?: boolean;
  reason?: string | undefined;
}

export const dueFrom = (now: number) =>
  ({ state: "waiting", queued_at: now, next_attempt_at: now, leased_until: 0 }) as const;

export function mailRow(mail: NewMail): Mail {
  const id = newId(20);
  return {
    id,
    submission_id: mail.submissionId ?? null,
    mailing_recipient_id: mail.mailingRecipientId ?? null,
    template: mail.template,
    recipient: mail.recipient ?? "visitor",
    message_id: `<${id}@${mail.domain}>`,
    state: mail.isOnHold ? "held" : "waiting",
    queued_at: mail.now,
    next_attempt_at: mail.now,
    attempts: 0,
    leased_until: 0,
    last_error: mail.reason ?? null,
    sent_at: null,
    failed_at: null,
    group_id: null,
  };
}

/** Why a visitor's mail is on hold, in words for the staff. */
export const UNWANTED = "Held back: this address wants no mail from us.";
export const UNREACHABLE = "Held back: mails to this address come back.";
export const TOO_MANY =
  "Held back: this address has already been sent as many mails as it may get.";
export const TOO_MANY_ADDRESSES =
  "Held back: too many different addresses were entered from one place within an hour.";
export const TOO_MANY_FOR_ALL =
  "Held back: the forms have sent as many mails to visitors within an hour as they may.";

export const LEFT = "Held back: this address has left the list since.";

/** These may come from a flood, so staff have to look before they go out: `inbox retry --held`. */
export const FLOOD_REASONS = [TOO_MANY_ADDRESSES, TOO_MANY_FOR_ALL];
