import type { Transaction } from "kysely";
import type { Kind, Submitted } from "../../contract/schema.ts";
import { digest, newId, newToken } from "./ids.ts";
import type { Storage } from "./storage.ts";
import type { MailTable, MailTemplate, Tables } from "./tables.ts";

/** `honeypot` is certain enough to hold every mail; `too-fast` may be a person, so the firm still hears of it. */
export type SpamReason = "honeypot" | "too-fast";

export interface Arrival {
  submitted: Submitted;
  /** Made by the page, once per filled-in form; absent when the form was posted without JavaScript. */
  submissionId: string | undefined;
  spamReasons: SpamReason[];
  receivedAt: number;
}

export interface StoreRules {
  messageIdDomain: string;
  visitorMailsPerDay: number;
}

export const MAILS_OF: Record<Kind, Record<MailTable["recipient"], MailTemplate>> = {
  contact: { firm: "inquiry-notice", visitor: "inquiry-acknowledgement" },
  checklist: { firm: "checklist-notice", visitor: "checklist-delivery" },
  newsletter: { firm: "newsletter-notice", visitor: "newsletter-welcome" },
};

const DAY = 24 * 60 * 60 * 1000;
const REPEAT_WINDOW = 10 * 60 * 1000;

export const TOO_MANY_MAILS = "Held back: this address has already been sent many mails today.";

/** Writes a submission and its mails in one transaction. A repeat of one that is already stored changes nothing. */
export async function storeSubmission(storage: Storage, arrival: Arrival, rules: StoreRules) {
  const { submitted, receivedAt, spamReasons } = arrival;
  const id = newId();
  const email = submitted.fields.email.toLowerCase();
  const { key, earlierKey } = repeatKeys(arrival);

  return storage.db.transaction().execute(async (trx): Promise<"stored" | "repeat"> => {
    const inserted = await trx
      .insertInto("submission")
      .values({
        id,
        kind: submitted.kind,
        received_at: receivedAt,
        email,
        fields: JSON.stringify(submitted.fields),
        spam: spamReasons.length > 0 ? 1 : 0,
        spam_reasons: JSON.stringify(spamReasons),
        dedupe_key: key,
        unsubscribe_token: submitted.kind === "newsletter" ? newToken() : null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return "repeat";
    if (earlierKey && (await isRecent(trx, earlierKey, receivedAt))) {
      await trx.deleteFrom("submission").where("id", "=", id).execute();
      return "repeat";
    }
    const tooMany = await hasTooManyMails(trx, email, receivedAt, rules.visitorMailsPerDay);
    await trx
      .insertInto("mail")
      .values(mailsFor(arrival, id, tooMany, rules.messageIdDomain))
      .execute();
    return "stored";
  });
}

/**
 * A page's id stands for one filled-in form, and the fields belong to the key: a visitor who corrects the text after
 * a failure sends something new. Without an id, the same fields within ten minutes are a double click.
 */
function repeatKeys({ submitted, submissionId, receivedAt }: Arrival) {
  const keyFor = (occasion: string | number) => digest([occasion, submitted.kind, submitted.fields]);
  if (submissionId) return { key: keyFor(submissionId), earlierKey: undefined };
  const window = Math.floor(receivedAt / REPEAT_WINDOW);
  return { key: keyFor(window), earlierKey: keyFor(window - 1) };
}

async function isRecent(trx: Transaction<Tables>, key: string, now: number): Promise<boolean> {
  const earlier = await trx
    .selectFrom("submission")
    .select("id")
    .where("dedupe_key", "=", key)
    .where("received_at", ">", now - REPEAT_WINDOW)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Nobody may use the forms to fill a stranger's mailbox; the submission itself is kept all the same. */
async function hasTooManyMails(trx: Transaction<Tables>, email: string, now: number, limit: number) {
  if (limit === 0) return false;
  const recent = await trx
    .selectFrom("submission")
    .innerJoin("mail", "mail.submission_id", "submission.id")
    .select("mail.id")
    .where("submission.email", "=", email)
    .where("submission.received_at", ">", now - DAY)
    .where("mail.recipient", "=", "visitor")
    .where("mail.state", "!=", "held")
    .limit(limit)
    .execute();
  return recent.length >= limit;
}

function mailsFor(arrival: Arrival, submissionId: string, tooMany: boolean, domain: string): MailTable[] {
  const { submitted, receivedAt, spamReasons } = arrival;
  const templates = MAILS_OF[submitted.kind];
  const certainSpam = spamReasons.includes("honeypot");
  const draft = (
    recipient: MailTable["recipient"],
    held: boolean,
    reason: string | null = null,
  ): MailTable => {
    const id = newId(20);
    return {
      id,
      submission_id: submissionId,
      template: templates[recipient],
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
    draft("firm", certainSpam),
    draft("visitor", spamReasons.length > 0 || tooMany, tooMany ? TOO_MANY_MAILS : null),
  ];
}
