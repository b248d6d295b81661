import type { IncomingContent, IncomingCopy, IncomingMail } from "../storage/incoming-tables.ts";
import type { Storage } from "../storage/storage.ts";
import type { StoredSubmission } from "../storage/tables.ts";

export type Incoming = Omit<IncomingMail, "content"> &
  IncomingContent & {
    files: { id: string; name: string }[];
    /** Who else it was sent to. */
    others: Pick<IncomingCopy, "email" | "name" | "kind">[];
  };

export async function incomingOf(
  { db }: Storage,
  submissions: StoredSubmission[],
): Promise<Incoming[]> {
  const ids = submissions.map(({ id }) => id);
  const mails = db.selectFrom("incoming_mail").where("submission_id", "in", ids);
  const attached = db.selectFrom("attachment").where("incoming_mail_id", "in", mails.select("id"));
  const files = await attached.select(["id", "name", "incoming_mail_id"]).execute();
  const others = await db
    .selectFrom("incoming_copy")
    .selectAll()
    .where("incoming_mail_id", "in", mails.select("id"))
    .orderBy("kind", "desc")
    .orderBy("email")
    .execute();
  const found = await mails.selectAll().orderBy("received_at").orderBy("id").execute();
  return found.map(({ content, ...mail }) => ({
    ...mail,
    ...(JSON.parse(content) as IncomingContent),
    others: others.filter(({ incoming_mail_id }) => incoming_mail_id === mail.id),
    files: files.filter(({ incoming_mail_id }) => incoming_mail_id === mail.id),
  }));
}

/** What somebody wrote, without what repeats earlier mails or signs this one; all of it where nothing else is there. */
export function saidIn({ parts }: Pick<IncomingContent, "parts">): string {
  const said = parts.filter(({ isFolded }) => !isFolded);
  return (said.length > 0 ? said : parts).map(({ text }) => text).join("\n\n");
}
