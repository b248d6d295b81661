import {
  type Arrival,
  draft,
  earlierKey,
  type MailRules,
  mailsFor,
  REPEAT_WINDOW,
  uploadRow,
} from "./arrival.ts";
import { groupCommit } from "./group-commit.ts";
import type { Storage } from "./storage.ts";

/** A repeat of a submission that is already stored changes nothing. */
export type StoreOutcome = "stored" | "repeat";

export interface Store {
  /** Resolves when the submission and its mails are on disk. */
  put(arrival: Arrival): Promise<StoreOutcome>;
  /** Whether submissions can be stored. After a failure it is found out by writing, so that it heals by itself. */
  isWritable(): Promise<boolean>;
}

const MOST_IN_ONE_COMMIT = 64;

/** Rows that cannot be stored are refused within milliseconds; a hanging database lets the driver's limit pass. */
const PATIENCE_MS = 2_000;

export function createStore(storage: Storage, rules: MailRules): Store {
  const commit = groupCommit((arrivals: Arrival[]) => storeAll(storage, arrivals, rules), {
    most: MOST_IN_ONE_COMMIT,
    patienceMs: PATIENCE_MS,
  });
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
  rules: MailRules,
): Promise<StoreOutcome[]> {
  const known = await findEarlier(storage, arrivals);
  const drafts = arrivals.map((arrival) => (known.has(earlierKey(arrival)) ? undefined : draft(arrival)));
  const submissions = drafts.filter((row) => row !== undefined);
  if (submissions.length === 0) return arrivals.map(() => "repeat");
  const mails = arrivals.flatMap((arrival, index) => {
    const row = drafts[index];
    return row ? mailsFor(arrival, row.id, rules) : [];
  });
  const uploads = arrivals.flatMap((arrival, index) => {
    const row = drafts[index];
    return row ? uploadRow(arrival, row.id) : [];
  });
  /** One order for all instances, or two might wait for each other. */
  const sorted = submissions.toSorted((a, b) => (a.dedupe_key < b.dedupe_key ? -1 : 1));
  const stored = await storage.bulk.insertEntries(storage.db, sorted, mails, uploads);
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
