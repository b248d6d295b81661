import { type Arrival, draft, earlierKey, mailsFor, REPEAT_WINDOW } from "./arrival.ts";
import { groupCommit } from "./group-commit.ts";
import type { Storage } from "./storage.ts";
import type { SubmissionTable } from "./tables.ts";

interface StoreRules {
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
const MOST_IN_ONE_COMMIT = 64;

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

/** Writes submissions and their mails, all of them or none. */
export async function storeAll(
  storage: Storage,
  arrivals: Arrival[],
  rules: StoreRules,
): Promise<StoreOutcome[]> {
  const known = await findEarlier(storage, arrivals);
  const drafts = arrivals.map((arrival) => (known.has(earlierKey(arrival)) ? undefined : draft(arrival)));
  const submissions = drafts.filter((row) => row !== undefined);
  if (submissions.length === 0) return arrivals.map(() => "repeat");
  const mailsToday = await countVisitorMails(storage, submissions, rules);
  const mails = arrivals.flatMap((arrival, index) => {
    const row = drafts[index];
    if (!row) return [];
    const already = mailsToday.get(row.email) ?? 0;
    mailsToday.set(row.email, already + 1);
    const tooMany = rules.visitorMailsPerDay > 0 && already >= rules.visitorMailsPerDay;
    return mailsFor(arrival, row.id, tooMany, rules.messageIdDomain);
  });
  /** One order for all instances, or two might wait for each other. */
  const sorted = submissions.toSorted((a, b) => (a.dedupe_key < b.dedupe_key ? -1 : 1));
  const stored = await storage.bulk.insertEntries(storage.db, sorted, mails);
  return drafts.map((row) => (row && stored.has(row.id) ? "stored" : "repeat"));
}

/** A double click may straddle two windows: the keys of recent submissions in the window before. */
async function findEarlier({ db, bulk }: Storage, arrivals: Arrival[]): Promise<Set<string>> {
  const withoutId = arrivals.filter((arrival) => arrival.submissionId === undefined);
  const [first] = withoutId;
  if (!first) return new Set();
  const rows = await db
    .selectFrom("submission")
    .select("dedupe_key")
    .where(bulk.isOneOf("dedupe_key", withoutId.map(earlierKey)))
    .where("received_at", ">", first.receivedAt - REPEAT_WINDOW)
    .execute();
  return new Set(rows.map((row) => row.dedupe_key));
}

/** Nobody may use the forms to fill a stranger's mailbox; the submission itself is kept all the same. */
async function countVisitorMails(
  { db, bulk }: Storage,
  rows: SubmissionTable[],
  rules: StoreRules,
): Promise<Map<string, number>> {
  if (rules.visitorMailsPerDay === 0) return new Map();
  /** A subquery, not a join: without fresh statistics PostgreSQL joins by reading every mail there is. */
  const counts = await db
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
