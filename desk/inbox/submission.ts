import { readable } from "../../contract/fields.ts";
import type { Entry } from "../../server/inbox/submissions/read.ts";
import { addressForReply } from "./reply.ts";

const fieldsOf = ({ submission }: Entry) => JSON.parse(submission.fields) as Record<string, string>;

/** A submission in a list. */
export function summaryOf(entry: Entry) {
  const { submission, mails } = entry;
  const fields = fieldsOf(entry);
  return {
    id: submission.id,
    kind: submission.kind,
    receivedAt: submission.received_at,
    name: fields.name ?? "",
    email: submission.email,
    about: fields.subject || fields.course || fields.about || fields.message || "",
    owner: submission.owner,
    isRead: submission.read_at !== null,
    handledAt: submission.handled_at,
    /** The states of its mails, each once. */
    mails: [...new Set(mails.map(({ state }) => state))],
    hasFile: Boolean(fields.resume),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

/** A submission with all of its fields and mails. */
export function detailOf(entry: Entry, firm: { name: string }) {
  const { submission, mails } = entry;
  return {
    ...summaryOf(entry),
    page: submission.page,
    note: submission.note,
    isSpam: submission.spam === 1,
    spamReasons: JSON.parse(submission.spam_reasons) as string[],
    fields: readable(submission.kind, fieldsOf(entry)).map(({ name, label, kind, value }) => ({
      name,
      label,
      kind,
      value,
    })),
    reply: addressForReply(submission, fieldsOf(entry), firm),
    mails: mails.map((mail) => ({
      template: mail.template,
      to: mail.recipient,
      state: mail.state,
      attempts: mail.attempts,
      sentAt: mail.sent_at,
      nextAttemptAt: mail.state === "waiting" ? mail.next_attempt_at : null,
      error: mail.last_error,
    })),
  };
}

export type Detail = ReturnType<typeof detailOf>;
