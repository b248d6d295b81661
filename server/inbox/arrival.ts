import type { Kind } from "../../contract/fields.ts";
import type { Submitted } from "../../contract/schema.ts";
import { digest, newId, newToken } from "./ids.ts";
import type { MailTable, MailTemplate, SubmissionTable } from "./tables.ts";

/** `honeypot` is certain enough to hold every mail; `too-fast` may be a person, so the firm still hears of it. */
export type SpamReason = "honeypot" | "too-fast";

export interface Arrival {
  submitted: Submitted;
  /** Made by the page, once per filled-in form; absent when the form was posted without JavaScript. */
  submissionId: string | undefined;
  spamReasons: SpamReason[];
  receivedAt: number;
}

/** How long the same fields without an id are the same submission. */
export const REPEAT_WINDOW = 10 * 60 * 1000;

const TOO_MANY_MAILS = "Held back: this address has already been sent many mails today.";

const MAILS_OF: Record<Kind, Record<MailTable["recipient"], MailTemplate>> = {
  contact: { firm: "inquiry-notice", visitor: "inquiry-acknowledgement" },
  checklist: { firm: "checklist-notice", visitor: "checklist-delivery" },
  newsletter: { firm: "newsletter-notice", visitor: "newsletter-welcome" },
};

/**
 * A page's id stands for one filled-in form, and the fields belong to the key: a visitor who corrects the text after
 * a failure sends something new. Without an id, the same fields within ten minutes are a double click.
 */
function repeatKey({ submitted, submissionId, receivedAt }: Arrival, windowsAgo = 0): string {
  const occasion = submissionId ?? Math.floor(receivedAt / REPEAT_WINDOW) - windowsAgo;
  return digest([occasion, submitted.kind, submitted.fields]);
}

/** The key it would have had in the window before. */
export const earlierKey = (arrival: Arrival) => repeatKey(arrival, 1);

export function draft(arrival: Arrival): SubmissionTable {
  const { submitted, spamReasons, receivedAt } = arrival;
  return {
    id: newId(),
    kind: submitted.kind,
    received_at: receivedAt,
    email: submitted.fields.email.toLowerCase(),
    fields: JSON.stringify(submitted.fields),
    spam: spamReasons.length > 0 ? 1 : 0,
    spam_reasons: JSON.stringify(spamReasons),
    dedupe_key: repeatKey(arrival),
    unsubscribe_token: submitted.kind === "newsletter" ? newToken() : null,
    unsubscribed_at: null,
  };
}

export function mailsFor(
  arrival: Arrival,
  submissionId: string,
  tooMany: boolean,
  domain: string,
): MailTable[] {
  const { submitted, receivedAt, spamReasons } = arrival;
  const write = (recipient: MailTable["recipient"], held: boolean, reason: string | null): MailTable => {
    const id = newId(20);
    return {
      id,
      submission_id: submissionId,
      template: MAILS_OF[submitted.kind][recipient],
      recipient,
      message_id: `<${id}@${domain}>`,
      state: held ? "held" : "waiting",
      queued_at: receivedAt,
      next_attempt_at: receivedAt,
      attempts: 0,
      leased_until: 0,
      last_error: reason,
      sent_at: null,
    };
  };
  return [
    write("firm", spamReasons.includes("honeypot"), null),
    write("visitor", spamReasons.length > 0 || tooMany, tooMany ? TOO_MANY_MAILS : null),
  ];
}
