import { TIME_ZONE } from "../../contract/indian-time.ts";
import { UNWANTED } from "../inbox/outbox/new-mails.ts";
import { present } from "../inbox/storage/rows.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Mail, StoredSubmission } from "../inbox/storage/tables.ts";
import { type Entry, findEntry, lastWords, type WrittenReply } from "../inbox/submissions/read.ts";
import { noteCopyProblem } from "../inbox/submissions/replies.ts";
import { stopTokenFor } from "../inbox/subscribers/suppression.ts";
import { lines, quotedWords } from "./blocks.ts";
import type { MailContent } from "./layout.ts";
import { type MailLinks, notMe, type Wording } from "./visitor-mails.ts";

type Decision = Promise<
  { reply: WrittenReply; entry: Entry; stopToken: string } | { holdReason: string }
>;

/** Decides whether a reply goes out. Mail limits do not apply, since a person wrote it; the suppression list does. */
export async function checkReply(
  storage: Storage,
  mail: Mail,
  submission: StoredSubmission,
): Decision {
  const stopToken = await stopTokenFor(storage, submission.email);
  if (!stopToken) return { holdReason: UNWANTED };
  const entry = present(await findEntry(storage, submission.id));
  const reply = present(entry.replies.find(({ mail_id }) => mail_id === mail.id));
  const copies: string[] = [];
  for (const email of reply.copies) {
    if (await stopTokenFor(storage, email)) copies.push(email);
    else await noteCopyProblem(storage, mail.id, email, "This address wants no mail from us.");
  }
  return { reply: { ...reply, copies }, entry, stopToken };
}

export function threadOf({ mails, incoming }: Entry): {
  inReplyTo?: string;
  references?: string[];
} {
  const sent = mails.flatMap(({ recipient, sent_at: at, message_id: id }) =>
    recipient === "visitor" && at !== null ? { at, id } : [],
  );
  const came = incoming.map(({ received_at: at, message_id: id }) => ({ at, id }));
  const all = [...sent, ...came.filter(({ id }) => id.startsWith("<"))].sort((a, b) => a.at - b.at);
  const references = all.slice(-20).map(({ id }) => id);
  const inReplyTo =
    references.findLast((id) => came.some((one) => one.id === id)) ?? references.at(-1);
  return inReplyTo ? { inReplyTo, references } : {};
}

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: TIME_ZONE });

export function replyContent(
  { subject, body, copies }: Pick<WrittenReply, "subject" | "body" | "copies">,
  entry: Entry,
  links: MailLinks,
  wording: Wording,
): MailContent {
  const { at, words } = lastWords(entry);
  return {
    subject,
    preview: body.slice(0, 140).toWellFormed(),
    title: "",
    picture: "band",
    body: [
      ...body.split(/\n\s*\n/).map((part) => lines(part.trim())),
      ...(words ? [quotedWords(`On ${day.format(at)} you wrote:`, words)] : []),
    ],
    // The link to stop all mails is of one person: others who get this could use it.
    footer: copies.length > 0 ? [] : notMe(wording.words.reply.notMe, links, wording),
  };
}
