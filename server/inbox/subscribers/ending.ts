import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Storage } from "../storage/storage.ts";
import type { Tables } from "../storage/tables.ts";
import { addEvent } from "../webhooks/deliveries.ts";
import { kindOfList } from "./lists.ts";

/**
 * Ends the subscriptions that meet a condition and have not ended, and tells webhooks of those that were confirmed.
 * `note`: who of the staff did it, and why. Returns how many there were.
 */
export async function endSubscriptions(
  storage: Storage,
  now: number,
  which: (eb: ExpressionBuilder<Tables, "subscription">) => Expression<SqlBool>,
  note = "",
): Promise<number> {
  const ended = await storage.db
    .updateTable("subscription")
    .set({ left_at: now, left_note: note })
    .where("left_at", "is", null)
    .where(which)
    .returning(["email", "list", "confirmed_at"])
    .execute();
  for (const { email, list, confirmed_at } of ended)
    if (confirmed_at !== null)
      await addEvent(
        storage,
        { name: "subscription.left", email, subject: list, facts: { list: kindOfList(list) } },
        now,
      );
  return ended.length;
}
