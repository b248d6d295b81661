import {
  type Arrival,
  draft,
  earlierKey,
  type MailRules,
  mailsFor,
  REPEAT_WINDOW,
  uploadRow,
} from "./new-submission.ts";
import { groupCommit } from "../group-commit.ts";
import type { Storage } from "../storage/storage.ts";
import { listOf } from "../subscribers/subscription.ts";

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
  const withoutId = arrivals.filter((arrival) => arrival.submissionId === undefined);
  const goodbyes = await findGoodbyes(storage, withoutId);
  const leftAt = (arrival: Arrival) => goodbyes.get(listKey(arrival));
  const known = await findEarlier(storage, withoutId, leftAt);
  const drafts = arrivals.map((arrival) =>
    known.has(earlierKey(arrival, leftAt(arrival))) ? undefined : draft(arrival, leftAt(arrival)),
  );
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

/** The list a form asks for, of an address; "" for a form that asks for none. */
function listKey({ submitted }: Arrival): string {
  const { kind, fields } = submitted;
  if (kind !== "newsletter" && kind !== "waiting") return "";
  return keyOf(fields.email.toLowerCase(), listOf({ kind, fields: JSON.stringify(fields) }));
}

const keyOf = (email: string, course: string) => JSON.stringify([email, course]);

/** When the authors of these forms have left the lists they ask for, by `listKey`. */
async function findGoodbyes({ db, bulk }: Storage, arrivals: Arrival[]): Promise<Map<string, number>> {
  const emails = arrivals.filter(listKey).map(({ submitted }) => submitted.fields.email.toLowerCase());
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom("subscription")
    .select(["email", "course", "left_at"])
    .where(bulk.isOneOf("email", emails))
    .where("left_at", "is not", null)
    .execute();
  return new Map(rows.map(({ email, course, left_at }) => [keyOf(email, course), left_at ?? 0]));
}

/** A double click may straddle two windows: the keys of recent submissions in the window before. */
async function findEarlier(
  { db, bulk }: Storage,
  withoutId: Arrival[],
  leftAt: (arrival: Arrival) => number | undefined,
): Promise<Set<string>> {
  const [first] = withoutId;
  if (!first) return new Set();
  const rows = await db
    .selectFrom("submission")
    .select("dedupe_key")
    .where(
      bulk.isOneOf(
        "dedupe_key",
        withoutId.map((arrival) => earlierKey(arrival, leftAt(arrival))),
      ),
    )
    .where("received_at", ">", first.receivedAt - REPEAT_WINDOW)
    .execute();
  return new Set(rows.map((row) => row.dedupe_key));
}
