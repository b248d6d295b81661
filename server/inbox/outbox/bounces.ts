import { changeRows, findRow } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import { noteCopyProblem } from "../submissions/replies.ts";
import { reopenUndelivered } from "../submissions/undelivered.ts";
import { markUnreachable } from "../subscribers/unreachable.ts";

export interface Bounce {
  /** The ids of all mails that the report names; ours is among them. */
  messageIds: string[];
  /** Who did not get it, in lower case; "" if the report does not say. */
  recipient?: string;
  /** Whether the address itself is the reason, so that no further mail reaches it. */
  isAddressGone: boolean;
  reason: string;
}

export type BounceOutcome = "unknown" | "marked" | "unreachable";

export async function enterBounce(
  storage: Storage,
  bounce: Bounce,
  now: number,
): Promise<BounceOutcome> {
  const { messageIds, isAddressGone, reason } = bounce;
  /** A batch of notices has an id of its own. */
  const batches = messageIds.map((id) => id.slice(1, id.indexOf("@")));
  if (messageIds.length === 0) return "unknown";
  const mails = await storage.db
    .selectFrom("mail")
    .leftJoin("submission", "submission.id", "mail.submission_id")
    .leftJoin("mailing_recipient", "mailing_recipient.id", "mail.mailing_recipient_id")
    .leftJoin("training_mail", "training_mail.mail_id", "mail.id")
    .leftJoin("registration", "registration.id", "training_mail.registration_id")
    .select(["mail.id", "mail.recipient", "mail.state", "mail.sent_at", "submission.address_since"])
    .select(({ fn }) =>
      fn.coalesce("submission.email", "mailing_recipient.email", "registration.email").as("email"),
    )
    .where((eb) =>
      eb.or([eb("mail.message_id", "in", messageIds), eb("mail.group_id", "in", batches)]),
    )
    .execute();
  if (mails.length === 0) return "unknown";
  if (await isInCopy(storage, mails, bounce.recipient)) {
    for (const { id } of mails) await noteCopyProblem(storage, id, bounce.recipient ?? "", reason);
    // The reply has reached whom it answers.
    if (isAddressGone) await markUnreachable(storage, bounce.recipient ?? "", now, reason);
    return isAddressGone ? "unreachable" : "marked";
  }
  const ids = mails.filter(({ state }) => state === "sent").map(({ id }) => id);
  const failure = { state: "failed", failed_at: now, last_error: reason } as const;
  // None where the same report is read once more.
  if (ids.length > 0)
    await storage.db.transaction().execute(async (db) => {
      await changeRows({ db }, "mail", { id: ids, state: "sent" }, failure);
      await reopenUndelivered({ db }, ids);
    });
  const mail = mails.find(({ recipient }) => recipient !== "firm");
  // Which was corrected since: the one of today is not the one that it went to.
  const isEarlier = (mail?.address_since ?? 0) > (mail?.sent_at ?? 0);
  const email = isEarlier ? bounce.recipient : mail?.email;
  if (!email || !isAddressGone) return "marked";
  await markUnreachable(storage, email, now, reason);
  return "unreachable";
}

async function isInCopy(
  storage: Storage,
  mails: { id: string; email: string | null }[],
  recipient = "",
) {
  if (!recipient || mails.some(({ email }) => email === recipient)) return false;
  const copy = { mail_id: mails.map(({ id }) => id), email: recipient };
  return (await findRow(storage, "reply_copy", copy)) !== undefined;
}
