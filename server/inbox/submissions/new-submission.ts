import type { Kind } from "../../../contract/fields.ts";
import type { Submitted } from "../../../contract/schema.ts";
import { type MailRules, mailRow } from "../outbox/new-mails.ts";
import { mailboxOf } from "../storage/addresses.ts";
import { digest, newId } from "../storage/ids.ts";
import type { Mail, MailTemplate, StoredSubmission } from "../storage/tables.ts";
import { isListKind } from "../subscribers/lists.ts";

/** `honeypot` is certain enough to hold every mail; the others may be a person's, so the firm is told of them. */
export type SpamReason = "honeypot" | "too-fast" | "content" | "advert" | "staff";

export interface NewSubmission {
  submitted: Submitted;
  /** Made by the page, once per filled-in form; absent when the form was posted without JavaScript. */
  submissionId: string | undefined;
  spamReasons: SpamReason[];
  /** Why the visitor gets no mail, though nothing is wrong with the form. */
  holdReason?: string | undefined;
  receivedAt: number;
  page: string;
  /** Set where staff send it in somebody's name: who asked, and why. */
  staffNote?: string | undefined;
  upload?: Upload | undefined;
}

export type Upload = { type: string; content: Buffer };

/** How long the same fields without an id are the same submission. */
export const REPEAT_WINDOW = 10 * 60 * 1000;

/** Repeats share it: the same fields with one id or, without, within ten minutes and no unsubscription. */
export function repeatKey(
  submission: NewSubmission,
  unsubscribedAt: number | undefined,
  windowsAgo = 0,
) {
  const { submitted, submissionId, receivedAt, upload } = submission;
  const occasion = submissionId ?? Math.floor(receivedAt / REPEAT_WINDOW) - windowsAgo;
  const after = submissionId === undefined && unsubscribedAt !== undefined ? [unsubscribedAt] : [];
  const file = upload ? [upload.content.toString("base64")] : [];
  return digest([occasion, submitted.kind, submitted.fields, ...after, ...file]);
}

export function submissionRow(
  { submitted, spamReasons, receivedAt, page, staffNote }: NewSubmission,
  dedupeKey: string,
): StoredSubmission {
  const { kind, fields } = submitted;
  const email = fields.email.toLowerCase();
  return {
    id: newId(),
    kind,
    received_at: receivedAt,
    email,
    mailbox: mailboxOf(email),
    page,
    fields: JSON.stringify(fields),
    spam: spamReasons.length > 0 ? 1 : 0,
    spam_reasons: JSON.stringify(spamReasons),
    dedupe_key: dedupeKey,
    unsubscribe_token: null,
    handled_at: staffNote === undefined ? null : receivedAt,
    note: staffNote ?? "",
    owner: "",
    read_at: staffNote === undefined ? null : receivedAt,
    follow_up_on: null,
    answered_at: null,
    address_since: null,
  };
}

const MAILS_OF: Record<Kind, Record<"firm" | "visitor", MailTemplate>> = {
  contact: { firm: "inquiry-notice", visitor: "inquiry-acknowledgement" },
  checklist: { firm: "checklist-notice", visitor: "checklist-delivery" },
  application: { firm: "application-notice", visitor: "application-acknowledgement" },
  newsletter: { firm: "newsletter-notice", visitor: "newsletter-confirm" },
  waiting: { firm: "waiting-notice", visitor: "waiting-confirm" },
  watch: { firm: "watch-notice", visitor: "watch-confirm" },
};

/** Whether a visitor's goes out is decided at its turn: a form takes the same time whatever is known. */
export function mailsOf(submissionId: string, submission: NewSubmission, rules: MailRules): Mail[] {
  const { submitted, spamReasons, receivedAt: now, holdReason: reason } = submission;
  const { firm, visitor } = MAILS_OF[submitted.kind];
  /** Where nobody has to confirm, who would be asked to is welcomed. */
  const welcome = visitor.replace(/-confirm$/, "-welcome") as MailTemplate;
  const template = rules.confirmNewsletter ? visitor : welcome;
  const common = { submissionId, now, domain: rules.messageIdDomain };
  const isVisitorMailOnHold = spamReasons.length > 0 || reason !== undefined;
  const isOnHold = spamReasons.includes("honeypot");
  const notice = mailRow({ ...common, template: firm, recipient: "firm", isOnHold });
  const mail = mailRow({ ...common, template, isOnHold: isVisitorMailOnHold, reason });
  // Of who has still to confirm, the firm is told once they have: anybody may type an address.
  const isUnconfirmed = isListKind(submitted.kind) && rules.confirmNewsletter;
  // Nor need it be told what its staff did.
  return submission.staffNote === undefined && !isUnconfirmed ? [notice, mail] : [mail];
}
