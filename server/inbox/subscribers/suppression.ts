import { createHmac, timingSafeEqual } from "node:crypto";
import type { Storage } from "../storage/storage.ts";

/** Which row of the table `secret` keys the hashes; made with the tables. */
export const KEY_NAME = "suppression";

const keys = new WeakMap<Storage, Promise<Buffer>>();

/** The inbox's own key. Losing it would make every entry of the list worthless, so it is part of every copy. */
export function suppressionKey(storage: Storage): Promise<Buffer> {
  const known = keys.get(storage);
  if (known) return known;
  const asked = readKey(storage);
  keys.set(storage, asked);
  asked.catch(() => keys.delete(storage));
  return asked;
}

async function readKey({ db }: Storage): Promise<Buffer> {
  const { value } = await db
    .selectFrom("secret")
    .select("value")
    .where("name", "=", KEY_NAME)
    .executeTakeFirstOrThrow(() => new Error("The inbox has lost its key: restore it from a backup."));
  return Buffer.from(value, "base64url");
}

/** An address without what leads to the same mailbox: capitals, what follows a plus sign, Google's second name. */
export function partsOf(email: string): { person: string; domain: string } {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  return { person: local.replace(/\+.*$/, "") || local, domain };
}

/**
 * One person's address, however it is spelt. Dots count except at Google: elsewhere a.b@ and ab@ may be two people,
 * and one of them must not silence the other.
 */
function personOf(email: string): string {
  const { person, domain } = partsOf(email);
  return `${domain === "gmail.com" ? person.replaceAll(".", "") : person}@${domain}`;
}

const sign = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");

/** Says nothing about the address to anybody without the key. */
export const hashOf = (key: Buffer, email: string) => sign(key, personOf(email));

const SIGNATURE_LENGTH = 22;

const signatureOf = (key: Buffer, hash: string) => sign(key, `stop ${hash}`).slice(0, SIGNATURE_LENGTH);

/** Goes into every mail to that address. It is worked out, not stored, so it still works when all else is erased. */
export function stopToken(key: Buffer, email: string): string {
  const hash = hashOf(key, email);
  return `${hash}.${signatureOf(key, hash)}`;
}

/** The hash a token stands for; undefined unless we have made it. */
export function readStopToken(key: Buffer, token: string): string | undefined {
  const [hash = "", signature = ""] = token.split(".", 2);
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(key, hash))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? hash : undefined;
}

export async function isSuppressed({ db }: Storage, hash: string): Promise<boolean> {
  const found = await db.selectFrom("suppression").select("hash").where("hash", "=", hash).executeTakeFirst();
  return found !== undefined;
}

/** No mail of any kind from now on; a subscription ends with it. */
export async function suppress({ db }: Storage, hash: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("suppression")
      .values({ hash, since: now })
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
    await trx
      .updateTable("subscription")
      .set({ left_at: now })
      .where("hash", "=", hash)
      .where("left_at", "is", null)
      .execute();
  });
}

/** Only for who has shown that the mailbox is theirs: with a link from one of our mails, or by writing to the firm. */
export async function allowMails({ db }: Storage, hash: string): Promise<void> {
  await db.deleteFrom("suppression").where("hash", "=", hash).execute();
}
