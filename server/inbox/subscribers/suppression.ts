import { timingSafeEqual } from "node:crypto";
import { hashOf, sign, suppressionKey } from "../storage/addresses.ts";
import { addIfNew, findRow, removeRows } from "../storage/rows.ts";
import type { Storage } from "../storage/storage.ts";
import { endSubscriptions } from "./subscription.ts";

const SIGNATURE_LENGTH = 22;
const signatureOf = (key: Buffer, hash: string) =>
  sign(key, `stop ${hash}`).slice(0, SIGNATURE_LENGTH);

/** It is not stored, so it still works when all else is erased. */
export function stopToken(key: Buffer, email: string): string {
  const hash = hashOf(key, email);
  return `${hash}.${signatureOf(key, hash)}`;
}

/** Undefined where the address wants no mail: then none may be sent. */
export async function stopTokenFor(storage: Storage, email: string): Promise<string | undefined> {
  const key = await suppressionKey(storage);
  return (await isSuppressed(storage, hashOf(key, email))) ? undefined : stopToken(key, email);
}

/** The hash a token stands for; undefined unless we have made it. */
export async function readStopToken(storage: Storage, token: string): Promise<string | undefined> {
  const key = await suppressionKey(storage);
  const [hash = "", signature = ""] = token.split(".", 2);
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(key, hash));
  return given.length === expected.length && timingSafeEqual(given, expected) ? hash : undefined;
}

export const isSuppressed = async (storage: Storage, hash: string) =>
  (await findRow(storage, "suppression", { hash })) !== undefined;

/** Ends all subscriptions too. Twice the same changes nothing. */
export async function suppress(storage: Storage, hash: string, now: number): Promise<void> {
  await storage.db.transaction().execute(async (trx) => {
    await addIfNew({ db: trx }, "suppression", { hash, since: now });
    await endSubscriptions({ ...storage, db: trx }, now, (eb) => eb("hash", "=", hash));
  });
}

/** Only for people who showed that the mailbox is theirs, by a link or a mail: so it can be reached, too. */
export async function allowMails(storage: Storage, hash: string): Promise<void> {
  await removeRows(storage, "suppression", { hash });
  await removeRows(storage, "unreachable", { hash });
}
