import type { Kind } from "../../contract/fields.ts";
import type { Submitted } from "../../contract/schema.ts";
import { digest, newId } from "./ids.ts";
import { partsOf } from "./suppression.ts";
import type { MailTable, MailTemplate, SubmissionTable, UploadTable } from "./tables.ts";

/** `honeypot` is certain enough to hold every mail; the others may be a person, so the firm still hears of it. */
export type SpamReason = "honeypot" | "too-fast" | "content";

export interface Arrival {
  submitted: Submitted;
  /** Made by the page, once per filled-in form; absent when the form was posted without JavaScript. */
  submissionId: string | undefined;
  spamReasons: SpamReason[];
  /** Why the visitor gets no mail, though nothing is wrong with the form. */
  heldBecause?: string | undefined;
  receivedAt: number;
  /** Path of the page the form was sent from; "" when nobody said. */
  page: string;
  /** The file that came with it. */
  upload?: Upload | undefined;
}

export interface Upload {
  type: string;
  content: Buffer;
}

/** How long the same fields without an id are the same submission. */
export const REPEAT_WINDOW = 10 * 60 * 1000;

const MAILS_OF: Record<Kind, Record<MailTable["recipient"], MailTemplate>> = {
  contact: { firm: "inquiry-notice", visitor: "inquiry-acknowledgement" },
  checklist: { firm: "checklist-notice", visitor: "checklist-delivery" },
  application: { firm: "application-notice", visitor: "application-acknowledgement" },
  newsletter: { firm: "newsletter-notice", visitor: "newsletter-confirm" },
  waiting: { firm: "waiting-notice", visitor: "waiting-confirm" },
};

/** What is sent at once where nobody has to confirm. */
const UNASKED: Partial<Record<MailTemplate, MailTemplate>> = {
  "newsletter-confirm": "newsletter-welcome",
  "waiting-confirm": "waiting-welcome",
};

/**
 * A page's id stands for one filled-in form, and the fields belong to the key: a visitor who corrects the text after
 * a failure sends something new. Without an id, the same fields within ten minutes are a double click, unless their
 * author has left the list in between.
 */
function repeatKey(arrival: Arrival, leftAt: number | undefined, windowsAgo = 0): string {
  const { submitted, submissionId, receivedAt, upload } = arrival;
  const occasion = submissionId ?? Math.floor(receivedAt / REPEAT_WINDOW) - windowsAgo;
  const since = submissionId === undefined && leftAt !== undefined ? [leftAt] : [];
  const file = upload ? [upload.content.toString("base64")] : [];
  return digest([occasion, submitted.kind, submitted.fields, ...since, ...file]);
}

/** The key it would have had in the window before. */
export const earlierKey = (arrival: Arrival, leftAt: number | undefined) => repeatKey(arrival, leftAt, 1);

/** `leftAt` says when its author has left the list it asks for. */
export function draft(arrival: Arrival, leftAt: number | undefined): SubmissionTable {
  const { submitted, spamReasons, receivedAt, page } = arrival;
  const email = submitted.fields.email.toLowerCase();
  return {
    id: newId(),
    kind: submitted.kind,
    received_at: receivedAt,
    email,
    mailbox: mailboxOf(email),
    page,
    fields: JSON.stringify(submitted.fields),
    spam: spamReasons.length > 0 ? 1 : 0,
    spam_reasons: JSON.stringify(spamReasons),
    dedupe_key: repeatKey(arrival, leftAt),
    unsubscribe_token: null,
    handled_at: null,
    note: "",
    owner: "",
    read_at: null,
  };
}

export function uploadRow({ upload }: Arrival, submissionId: string): UploadTable[] {
  if (!upload) return [];
  return [{ submission_id: submissionId, type: upload.type, content: upload.content.toString("base64") }];
}

/** Many providers ignore dots and what follows a plus sign, so a.b+c@ reaches the same person as ab@. */
export function mailboxOf(email: string): string {
  const { person, domain } = partsOf(email);
  return `${person.replaceAll(".", "") || person}@${domain}`;
}

export interface MailRules {
  /** Of the sender: the right-hand side of every Message-ID. */
  messageIdDomain: string;
  /** Whether who asks for the newsletter or for dates has to confirm before anything is sent. */
  confirmNewsletter: boolean;
}

/**
 * The mails of a submission. Whether a visitor's goes out is decided when its turn comes: so the form takes the same
 * time whatever is known of the address.
 */
export function mailsFor(arrival: Arrival, submissionId: string, rules: MailRules): MailTable[] {
  const { submitted, receivedAt: now, spamReasons, heldBecause } = arrival;
  const { firm, visitor } = MAILS_OF[submitted.kind];
  const letter = (!rules.confirmNewsletter && UNASKED[visitor]) || visitor;
  const about = { submissionId, now, domain: rules.messageIdDomain };
  return [
    mailRow({ ...about, template: firm, recipient: "firm", held: spamReasons.includes("honeypot") }),
    mailRow({
      ...about,
      template: letter,
      held: spamReasons.length > 0 || heldBecause !== undefined,
      reason: heldBecause,
    }),
  ];
}

interface NewMail {
  submissionId: string;
  template: MailTemplate;
  now: number;
  domain: string;
  recipient?: MailTable["recipient"];
  held?: boolean;
  reason?: string | undefined;
}

export function mailRow(mail: NewMail): MailTable {
  const { submissionId, template, now, domain, recipient = "visitor", held = false, reason = null } = mail;
  const id = newId(20);
  return {
    id,
    submission_id: submissionId,
    template,
    recipient,
    message_id: `<${id}@${domain}>`,
    state: held ? "held" : "waiting",
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
