import { TIME_ZONE } from "../../contract/indian-time.ts";
import { UNWANTED } from "../inbox/outbox/hold-reasons.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { fieldsOf, type Reply, type StoredSubmission } from "../inbox/storage/tables.ts";
import { findReply } from "../inbox/submissions/replies.ts";
import { stopTokenFor } from "../inbox/subscribers/suppression.ts";
import { lines, quotedWords } from "./blocks.ts";
import type { MailContent } from "./layout.ts";
import { type MailLinks, notMe, type Wording } from "./visitor-mails.ts";

type Decision = { reply: Reply; stopToken: string } | { holdReason: string };

/** Decides whether a reply goes out. Mail limits do not apply, since a person wrote it; the suppression list does. */
export async function checkReply(storage: Storage, mailId: string, email: string): Promise<Decision> {
  const stopToken = await stopTokenFor(storage, email);
  if (!stopToken) return { holdReason: UNWANTED };
  const reply = await findReply(storage, mailId);
  if (!reply) throw new Error("The reply was erased while its mail was about to go out.");
  return { reply, stopToken };
}

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: TIME_ZONE });

/** A reply as one person writes to another: no title, and below it what it replies to. */
export function replyContent(
  { subject, body }: Pick<Reply, "subject" | "body">,
  submission: Pick<StoredSubmission, "fields" | "received_at">,
  links: MailLinks,
  wording: Wording,
): MailContent {
  const { message = "" } = fieldsOf(submission);
  return {
    subject,
    preview: body.slice(0, 140).toWellFormed(),
    title: "",
    picture: "band",
    body: [
      ...body.split(/\n\s*\n/).map((part) => lines(part.trim())),
      ...(message ? [quotedWords(`On ${day.format(submission.received_at)} you wrote:`, message)] : []),
    ],
    footer: notMe(wording.words.reply.notMe, links, wording),
  };
}
