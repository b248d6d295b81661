import type { MailRules } from "../../../server/inbox/outbox/new-mails.ts";
import { type Claim, claimMails } from "../../../server/inbox/outbox/outbox.ts";
import type { Storage } from "../../../server/inbox/storage/storage.ts";
import type { NewSubmission } from "../../../server/inbox/submissions/new-submission.ts";
import { type StoreOutcome, storeSubmission } from "../../../server/inbox/submissions/store.ts";

/** Stores one submission after the other. */
export async function storeAll(
  storage: Storage,
  submissions: NewSubmission[],
  rules: MailRules,
): Promise<StoreOutcome[]> {
  const outcomes: StoreOutcome[] = [];
  for (const one of submissions) outcomes.push(await storeSubmission(storage, one, rules));
  return outcomes;
}

/** Claims the mails of forms, those to the firm and those to visitors. */
export const claimAll = async (storage: Storage, claim: Claim) => [
  ...(await claimMails(storage, claim, "firm")),
  ...(await claimMails(storage, claim, "visitor")),
];
