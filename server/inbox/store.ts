import type { Transaction } from "kysely";
import type { Kind, Submitted } from "../../contract/schema.ts";
import { columnsOf } from "./bulk.ts";
import { groupCommit } from "./group-commit.ts";
import { digest, newId, newToken } from "./ids.ts";
import type { Storage } from "./storage.ts";
import type { MailTable, MailTemplate, SubmissionTable, Tables } from "./tables.ts";

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

/** A repeat of a submission that is already stored changes nothing. */
export type StoreOutcome = "stored" | "repeat";

export interface Store {
  /** Resolves when the submission and its mails are on disk. */
  put(arrival: Arrival): Promise<StoreOutcome>;
  /** Whether submissions can be stored. After a failure it is found out by writing, so that it heals by itself. */
  isWritable(): Promise<boolean>;
}

const DAY = 24 * 60 * 60 * 1000;
const REPEAT_WINDOW = 10 * 60 * 1000;
const MOST_IN_ONE_COMMIT = 64;

export const TOO_MANY_MAILS = "Held back: this address has already been sent many mails today.";

const MAILS_OF: Record<Kind, Record<MailTable["recipient"], MailTemplate>> = {
  contact: { firm: "inquiry-notice", visitor: "inquiry-acknowledgement" },
  checklist: { firm: "checklist-notice", visitor: "checklist-delivery" },
  newsletter: { firm: "newsletter-notice", visitor: "newsletter-welcome" },
};

export function createStore(storage: Storage, rules: StoreRules): Store {
  const commit = groupCommit((arrivals: Arrival[]) => storeAll(storage, arrivals, rules), MOST_IN_ONE_COMMIT);
  let failed = false;
  return {
    async put(arrival) {
      try {
        return await commit(arrival);
      } catch (error) {
        failed = true;
        throw error;
      }
    },
    async isWritable() {
      if (failed) {
        failed = await tryToWrite(storage).then(
          () => false,
          () => true,
        );
      }
      return !failed;
    },
  };
}

/** More than one page of either storage, so that a disk without room for a submission has none for it either. */
const TRIAL = "x".repeat(20_000);

async function tryToWrite(storage: Storage): Promise<void> {
  await storage.db.transaction().execute(async (trx) => {
    await trx.insertInto("trial").values({ bytes: TRIAL }).execute();
  });
  await storage.db.deleteFrom("trial").execute();
}

/** Writes submissions and their mails in one transaction. */
export function storeAll(storage: Storage, arrivals: Arrival[], rules: StoreRules): Promise<StoreOutcome[]> {
  return storage.db.transaction().execute(async (trx) => {
    const known = await findEarlier(storage, trx, arrivals);
    const drafts = arrivals.map((arrival) => (known.has(earlierKey(arrival)) ? undefined : draft(arrival)));
    const stored = await insertNew(
      storage,
      trx,
      drafts.filter((row) => row !== undefined),
    );
    const fresh = arrivals.flatMap((arrival, index) => {
      const row = drafts[index];
      return row && stored.has(row.id) ? [{ arrival, row }] : [];
    });
    if (fresh.length > 0) {
      const mailsToday = await countVisitorMails(
        storage,
        trx,
        fresh.map(({ row }) => row),
      );
      const mails = fresh.flatMap(({ arrival, row }) => {
        const already = mailsToday.get(row.email) ?? 0;
        mailsToday.set(row.email, already + 1);
        const tooMany = rules.visitorMailsPerDay > 0 && already >= rules.visitorMailsPerDay;
        return mailsFor(arrival, row.id, tooMany, rules.messageIdDomain);
      });
      await trx
        .insertInto("mail")
        .columns(columnsOf(mails))
        .expression(storage.bulk.rows("mail", mails))
        .execute();
    }
    return drafts.map((row) => (row && stored.has(row.id) ? "stored" : "repeat"));
  });
}

/**
 * A page's id stands for one filled-in form, and the fields belong to the key: a visitor who corrects the text after
 * a failure sends something new. Without an id, the same fields within ten minutes are a double click.
 */
function repeatKey({ submitted, submissionId, receivedAt }: Arrival, windowsAgo = 0): string {
  const occasion = submissionId ?? Math.floor(receivedAt / REPEAT_WINDOW) - windowsAgo;
  return digest([occasion, submitted.kind, submitted.fields]);
}

const earlierKey = (arrival: Arrival) => repeatKey(arrival, 1);

/** A double click may straddle two windows: the keys of recent submissions in the window before. */
async function findEarlier(
  { bulk }: Storage,
  trx: Transaction<Tables>,
  arrivals: Arrival[],
): Promise<Set<string>> {
  const withoutId = arrivals.filter((arrival) => arrival.submissionId === undefined);
  const [first] = withoutId;
  if (!first) return new Set();
  const rows = await trx
    .selectFrom("submission")
    .select("dedupe_key")
    .where(bulk.isOneOf("dedupe_key", withoutId.map(earlierKey)))
    .where("received_at", ">", first.receivedAt - REPEAT_WINDOW)
    .execute();
  return new Set(rows.map((row) => row.dedupe_key));
}

function draft(arrival: Arrival): SubmissionTable {
  const { submitted, spamReasons, receivedAt } = arrival;
  return {
    id: newId(),
    kind: submitted.kind,
    received_at: receivedAt,
    email: submitted.fields.email.toLowerCase(),
    fields: JSON.stringify(submitted.fields),
    spam: spamReasons.length > 0 ? 1 : 0,
    spam_reasons: JSON.stringify(spamReasons),
    dedupe_key: repeatKey(arrival),
    unsubscribe_token: submitted.kind === "newsletter" ? newToken() : null,
    unsubscribed_at: null,
  };
}

/** Returns the ids that were not there yet. One order for all instances, or two might wait for each other. */
async function insertNew(
  { bulk }: Storage,
  trx: Transaction<Tables>,
  rows: SubmissionTable[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const sorted = rows.toSorted((a, b) => (a.dedupe_key < b.dedupe_key ? -1 : 1));
  const inserted = await trx
    .insertInto("submission")
    .columns(columnsOf(sorted))
    .expression(bulk.rows("submission", sorted))
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .returning("id")
    .execute();
  return new Set(inserted.map((row) => row.id));
}

/** Nobody may use the forms to fill a stranger's mailbox; the submission itself is kept all the same. */
async function countVisitorMails(
  { bulk }: Storage,
  trx: Transaction<Tables>,
  rows: SubmissionTable[],
): Promise<Map<string, number>> {
  /** A subquery, not a join: without fresh statistics PostgreSQL joins by reading every mail there is. */
  const counts = await trx
    .selectFrom("submission")
    .select((eb) => [
      "email",
      eb.fn
        .sum<number>(
          eb
            .selectFrom("mail")
            .select(eb.fn.countAll().as("count"))
            .whereRef("submission_id", "=", "submission.id")
            .where("recipient", "=", "visitor")
            .where("state", "!=", "held"),
        )
        .as("count"),
    ])
    .where(
      bulk.isOneOf(
        "email",
        rows.map((row) => row.email),
      ),
    )
    .where("received_at", ">", Math.min(...rows.map((row) => row.received_at)) - DAY)
    .groupBy("email")
    .execute();
  return new Map(counts.map(({ email, count }) => [email, Number(count)]));
}

function mailsFor(arrival: Arrival, submissionId: string, tooMany: boolean, domain: string): MailTable[] {
  const { submitted, receivedAt, spamReasons } = arrival;
  const write = (recipient: MailTable["recipient"], held: boolean, reason: string | null): MailTable => {
    const id = newId(20);
    return {
      id,
      submission_id: submissionId,
      template: MAILS_OF[submitted.kind][recipient],
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
    write("firm", spamReasons.includes("honeypot"), null),
    write("visitor", spamReasons.length > 0 || tooMany, tooMany ? TOO_MANY_MAILS : null),
  ];
}
