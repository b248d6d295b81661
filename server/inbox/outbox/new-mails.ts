import { newId } from "../storage/ids.ts";
import type { Mail, MailTemplate } from "../storage/tables.ts";

export interface MailRules {
  /** The sender's domain: the right-hand side of every Message-ID. */
  messageIdDomain: string;
  /** Whether somebody who asks for the newsletter or for dates must confirm before anything is sent. */
  confirmNewsletter: boolean;
}

export interface Queueing {
  now: number;
  domain: string;
}

interface NewMail extends Queueing {
  submissionId?: string;
  mailingRecipientId?: string;
  template: MailTemplate;
  recipient?: Mail["recipient"];
  isOnHold?: boolean;
  reason?: string | undefined;
}

/** What makes a mail due anew that was held back or given up. */
export const dueFrom = (now: number) =>
  ({ state: "waiting", queued_at: now, next_attempt_at: now, leased_until: 0 }) as const;

/** A new row for the outbox, not stored yet; to a visitor by default. */
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
