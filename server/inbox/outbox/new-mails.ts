import type { Kind } from "../../../contract/fields.ts";
import { newId } from "../storage/ids.ts";
import type { Mail, MailTemplate } from "../storage/tables.ts";

const MAILS_OF: Record<Kind, Record<"firm" | "visitor", MailTemplate>> = {
  contact: { firm: "inquiry-notice", visitor: "inquiry-acknowledgement" },
  checklist: { firm: "checklist-notice", visitor: "checklist-delivery" },
  application: { firm: "application-notice", visitor: "application-acknowledgement" },
  newsletter: { firm: "newsletter-notice", visitor: "newsletter-confirm" },
  waiting: { firm: "waiting-notice", visitor: "waiting-confirm" },
  watch: { firm: "watch-notice", visitor: "watch-confirm" },
};

export interface MailRules {
  /** Of the sender: the right-hand side of every Message-ID. */
  messageIdDomain: string;
  /** Whether who asks for the newsletter or for dates has to confirm before anything is sent. */
  confirmNewsletter: boolean;
}

interface MailsOfSubmission {
  kind: Kind;
  submissionId: string;
  receivedAt: number;
  isNoticeOnHold: boolean;
  isVisitorMailOnHold: boolean;
  /** Why the visitor's mail is on hold, in words for the staff. */
  holdReason: string | undefined;
}

/**
 * The mails of a submission. Whether a visitor's goes out is decided when its turn comes: so the form takes the same
 * time whatever is known of the address.
 */
export function mailsFor(about: MailsOfSubmission, rules: MailRules): Mail[] {
  const { submissionId, receivedAt: now } = about;
  const { firm, visitor } = MAILS_OF[about.kind];
  /** Where nobody has to confirm, who would be asked to is welcomed. */
  const template = rules.confirmNewsletter
    ? visitor
    : (visitor.replace(/-confirm$/, "-welcome") as MailTemplate);
  const common = { submissionId, now, domain: rules.messageIdDomain };
  return [
    mailRow({ ...common, template: firm, recipient: "firm", isOnHold: about.isNoticeOnHold }),
    mailRow({ ...common, template, isOnHold: about.isVisitorMailOnHold, reason: about.holdReason }),
  ];
}

interface NewMail {
  submissionId?: string;
  mailingRecipientId?: string;
  template: MailTemplate;
  now: number;
  domain: string;
  recipient?: Mail["recipient"];
  isOnHold?: boolean;
  reason?: string | undefined;
}

export function mailRow(mail: NewMail): Mail {
  const {
    submissionId = null,
    mailingRecipientId = null,
    template,
    now,
    domain,
    recipient = "visitor",
    isOnHold = false,
    reason = null,
  } = mail;
  const id = newId(20);
  return {
    id,
    submission_id: submissionId,
    mailing_recipient_id: mailingRecipientId,
    template,
    recipient,
    message_id: `<${id}@${domain}>`,
    state: isOnHold ? "held" : "waiting",
    queued_at: now,
    next_attempt_at: now,
    attempts: 0,
    leased_until: 0,
    last_error: reason,
    sent_at: null,
    failed_at: null,
    group_id: null,
  };
}
