import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { hashOf, KEY_NAME, mailboxOf } from "./addresses.ts";
import { newToken } from "./ids.ts";
import { NEWSLETTER, type Tables } from "./tables.ts";

type OldTables = Omit<Tables, "submission" | "subscription"> & {
  submission: Tables["submission"] & { unsubscribed_at: number | null };
  subscription: Omit<Tables["subscription"], "list"> & { course: string };
};

/** Makes the inbox's key, and one subscription for each address that sent newsletter forms. */
export async function moveConsent(db: Kysely<Tables>): Promise<void> {
  const key = randomBytes(32);
  await db
    .insertInto("secret")
    .values({ name: KEY_NAME, value: key.toString("base64url") })
    .execute();
  await fillMailboxes(db);

  /** Whoever is on the list subscribed under the rules of their time, which asked for no confirmation. */
  const tables = db as unknown as Kysely<OldTables>;
  const old = await tables
    .selectFrom("submission")
    .select(["email", "received_at", "unsubscribe_token", "unsubscribed_at"])
    .where("kind", "=", "newsletter")
    .where("spam", "=", 0)
    .orderBy("received_at")
    .execute();
  for (const [email, requests] of Map.groupBy(old, (row) => row.email)) {
    const standing = requests.filter((row) => row.unsubscribed_at === null);
    const [first = requests.at(-1)] = standing;
    if (!first) continue;
    const { received_at, unsubscribed_at } = first;
    await tables
      .insertInto("subscription")
      .values({
        email,
        course: NEWSLETTER,
        token: requests.at(-1)?.unsubscribe_token ?? newToken(),
        asked_at: received_at,
        page: "",
        wording: "",
        confirmed_at: received_at,
        left_at: unsubscribed_at,
        hash: hashOf(key, email),
      })
      .execute();
  }
}

async function fillMailboxes(db: Kysely<Tables>): Promise<void> {
  const addresses = await db.selectFrom("submission").select("email").distinct().execute();
  for (const { email } of addresses) {
    await db
      .updateTable("submission")
      .set({ mailbox: mailboxOf(email) })
      .where("email", "=", email)
      .execute();
  }
}
