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

/** Marks what came back as failed, and the address if it is gone. Twice the same report changes nothing more. */
export async function enterBounce(
  storage: Storage,
  bounce: Bounce,
  now: number,
): Promise<BounceOutcome> {
  const { messageIds, recipient = "", reason } = bounce;
  const mails = messageIds.length > 0 ? await findBounced(storage, messageIds) : [];
  if (mails.length === 0) return "unknown";
  if (await isInCopy(storage, mails, recipient)) {
    for (const { id } of mails) await noteCopyProblem(storage, id, recipient, reason);
    // The reply has reached whom it answers.
    return markGone(storage, bounce, recipient, now);
  }
  await markReturned(storage, mails, reason, now);
  return markGone(storage, bounce, addressOf(mails, recipient), now);
}

type Bounced = Awaited<ReturnType<typeof findBounced>>;

function findBounced({ db }: Storage, messageIds: string[]) {
  /** A batch of notices has an id of its own. */
  const batches = messageIds.map((id) => id.slice(1, id.indexOf("@")));
  return db
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
}

async function markReturned(storage: Storage, mails: Bounced, reason: string, now: number) {
  const ids = mails.filter(({ state }) => state === "sent").map(({ id }) => id);
  // Where the same report is read once more.
  if (ids.length === 0) return;
  const failure = { state: "failed", failed_at: now, last_error: reason } as const;
  await storage.db.transaction().execute(async (db) => {
    await changeRows({ db }, "mail", { id: ids, state: "sent" }, failure);
    await reopenUndelivered({ db }, ids);
  });
}

/** The address that the mail went to; "" where that is not known. */
function addressOf(mails: Bounced, named: string): string {
  const mail = mails.find(({ recipient }) => recipient !== "firm");
  // Which was corrected since: the one of today is not the one that it went to.
  const isEarlier = (mail?.address_since ?? 0) > (mail?.sent_at ?? 0);
  return isEarlier ? named : (mail?.email ?? "");
}

async function markGone(
  storage: Storage,
  { isAddressGone, reason }: Bounce,
  email: string,
  now: number,
): Promise<BounceOutcome> {
  if (!isAddressGone || email === "") return "marked";
  await markUnreachable(storage, email, now, reason);
  return "unreachable";
}

async function isInCopy(
  storage: Storage,
  mails: { id: string; email: string | null }[],
  recipient: string,
) {
  if (!recipient || mails.some(({ email }) => email === recipient)) return false;
  const copy = { mail_id: mails.map(({ id }) => id), email: recipient };
  return (await findRow(storage, "reply_copy", copy)) !== undefined;
}
