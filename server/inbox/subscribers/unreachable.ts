import type { Kysely } from "kysely";
import { hashFor } from "../storage/addresses.ts";
import { addIfNew, findRow, removeRows, type Within } from "../storage/rows.ts";
import type { Tables } from "../storage/tables.ts";

/** Since when mails to this address come back, and what the other server said. Nobody's wish: consents stay as they are. */
export const findUnreachable = (within: Within, email: string) =>
  findRow(within, "unreachable", { email: email.toLowerCase() });

/** The first report counts: later ones change nothing. */
export async function markUnreachable(
  within: Within,
  address: string,
  since: number,
  said: string,
) {
  const email = address.toLowerCase();
  await addIfNew(within, "unreachable", { email, hash: await hashFor(within, email), since, said });
}

/** True if it was marked. Mails that were held back meanwhile stay on hold. */
export const markReachable = async (within: Within, email: string) =>
  (await removeRows(within, "unreachable", { email: email.toLowerCase() })) > 0;

/** Since when, by address. */
export async function allUnreachable({ db }: Within): Promise<Map<string, number>> {
  const rows = await db.selectFrom("unreachable").select(["email", "since"]).execute();
  return new Map(rows.map(({ email, since }) => [email, since]));
}

export const unreachableAddresses = (db: Kysely<Tables>) =>
  db.selectFrom("unreachable").select("email");
