import { readable } from "../../contract/fields.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import {
  BY_MAIL,
  fieldsOf,
  type Mail,
  type Registration,
} from "../../server/inbox/storage/tables.ts";
import { type Entry, findEntry, repliedAt } from "../../server/inbox/submissions/read.ts";
import { shown } from "../desk.ts";
import { orRefuse } from "../refusal.ts";
import { mailtoForReply } from "./reply.ts";
import { undeliveredOf } from "./undelivered.ts";

export async function entryOf(storage: Storage, id: string): Promise<Entry> {
  return orRefuse(
    await findEntry(storage, id),
    "There is no such message any more: it was deleted, or its sender was erased.",
  );
}

const EXCERPT = 140;

export function summaryOf(entry: Entry) {
  const { submission, mails } = entry;
  const fields = fieldsOf(submission);
  const title = fields.subject || fields.course || fields.about;
  return {
    ...shown(submission, "id", "kind", "email", "owner", "received_at"),
    ...shown(submission, "follow_up_on", "handled_at", "answered_at"),
    name: fields.name ?? "",
    company: fields.company ?? "",
    about: title || fields.message || "",
    /** The first words of the message, where something else says what it is about. */
    excerpt: (title && fields.message?.replace(/\s+/g, " ").slice(0, EXCERPT)) || "",
    isRead: submission.read_at !== null,
    /** The sender wrote back, and nobody has seen to it. */
    isAnswered: submission.answered_at !== null && submission.handled_at === null,
    /** The last reply did not arrive. */
    isUndelivered: undeliveredOf(entry) !== undefined,
    isByMail: submission.page === BY_MAIL,
    repliedAt: repliedAt(entry),
    mails: [...new Set(mails.map(({ state }) => state))],
    hasFile: Boolean(fields.resume) || entry.incoming.some(({ files }) => files.length > 0),
  };
}

/** `registered`: the state of the registration made from it. */
export type Summary = ReturnType<typeof summaryOf> & { registered?: Registration["state"] };

export function detailOf(entry: Entry, firm: { name: string }, endpoints: Map<string, string>) {
  const { submission, mails } = entry;
  const fields = fieldsOf(submission);
  return {
    ...summaryOf(entry),
    ...shown(submission, "page", "note"),
    isSpam: submission.spam === 1,
    spamReasons: JSON.parse(submission.spam_reasons) as string[],
    fields: readable(submission.kind, fields),
    reply: mailtoForReply(submission, fields, firm, othersOf(entry)),
    hasResume: Boolean(fields.resume),
    conversation: conversationOf(entry),
    undelivered: undeliveredOf(entry),
    mails: mails.map((mail) => ({ ...mailLine(mail), endpoint: endpoints.get(mail.id) })),
  };
}

/** Who got the last mail besides the firm, or wrote it from another address: a reply answers them too. */
export function othersOf({ submission, incoming }: Pick<Entry, "submission" | "incoming">) {
  const last = incoming.findLast(({ kind }) => kind === "message");
  if (!last) return [];
  const all = [
    { email: last.email, name: last.name },
    ...last.others.map(({ email, name }) => ({ email, name })),
  ];
  return all.filter(({ email }) => email !== "" && email !== submission.email);
}

export function conversationOf({ submission, mails, replies, incoming }: Entry) {
  const ours = replies.map(({ mail_id, who, written_at, subject, body, copies, problems }) => ({
    others: copies.map((email) => ({ email, name: "", kind: "cc" as const })),
    ...{ kind: "reply" as const, id: mail_id, at: written_at, who, address: "", subject },
    ...{ parts: [{ text: body, isFolded: false }], files: [], leftOut: problems },
    isSaid: true,
    state: mails.find(({ id }) => id === mail_id)?.state,
  }));
  const theirs = incoming.map(
    ({ kind, id, received_at, name, email, subject, parts, files, leftOut, others }) => ({
      others,
      ...{
        kind,
        id,
        at: received_at,
        who: name || email || "Unknown sender",
        subject,
        parts,
        files,
        leftOut,
      },
      /** Where it is another than the one that replies go to. */
      address: email === submission.email ? "" : email,
      isSaid: kind === "message",
      state: undefined,
    }),
  );
  return [...ours, ...theirs].sort((one, other) => one.at - other.at);
}

export type Said = ReturnType<typeof conversationOf>[number];

export const mailLine = (mail: Mail) => ({
  ...shown(mail, "id", "template", "state", "attempts", "sent_at"),
  to: mail.recipient,
  nextAttemptAt: mail.state === "waiting" ? mail.next_attempt_at : null,
  error: mail.last_error,
});

export type Detail = ReturnType<typeof detailOf>;
