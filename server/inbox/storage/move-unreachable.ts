import type { Kysely } from "kysely";
import { hashFor } from "./addresses.ts";
import { addIfNew, changeRows, findRows, removeRows } from "./rows.ts";
import type { Tables } from "./tables.ts";

/**
 * A mail that came back was entered as a wish for no mail, at the same millisecond for the mail, the wish and the lists
 * it ended: that tells it from a wish, as long as the mail is stored.
 */
export async function moveUnreachable(db: Kysely<Tables>): Promise<void> {
  const wishes = await findRows({ db }, "suppression", {});
  if (wishes.length === 0) return;
  const sinceOf = new Map(wishes.map(({ hash, since }) => [hash, since]));
  for (const { email, failed_at, last_error } of await failedMails(db)) {
    const hash = await hashFor({ db }, email);
    const since = sinceOf.get(hash);
    if (since === undefined || since !== failed_at) continue;
    await addIfNew({ db }, "unreachable", { email, hash, since, said: last_error ?? "" });
    await removeRows({ db }, "suppression", { hash });
    await changeRows(
      { db },
      "subscription",
      { hash, left_at: since, left_note: "" },
      { left_at: null },
    );
  }
}

async function failedMails(db: Kysely<Tables>) {
  const failed = db
    .selectFrom("mail")
    .where("failed_at", "is not", null)
    .where("recipient", "!=", "firm");
  const ofForms = failed.innerJoin("submission", "submission.id", "mail.submission_id");
  const ofMailings = failed.innerJoin(
    "mailing_recipient",
    "mailing_recipient.id",
    "mail.mailing_recipient_id",
  );
  return [
    ...(await ofForms.select(["submission.email", "failed_at", "last_error"]).execute()),
    ...(await ofMailings.select(["mailing_recipient.email", "failed_at", "last_error"]).execute()),
  ];
}
