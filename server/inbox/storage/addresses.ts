import { createHmac } from "node:crypto";
import { findRow, type Within } from "./rows.ts";

/** The row of the table `secret` that holds the key of the hashes; made with the tables. */
export const KEY_NAME = "suppression";

/** An address without differences that reach the same mailbox: capitals, what follows a plus sign, googlemail.com. */
function partsOf(email: string): { person: string; domain: string } {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  return { person: local.replace(/\+.*$/, "") || local, domain };
}

/** The mailbox by which mail limits count. Many providers ignore dots, so a.b+c@ counts as ab@. */
export function mailboxOf(email: string): string {
  const { person, domain } = partsOf(email);
  return `${person.replaceAll(".", "") || person}@${domain}`;
}

/** Elsewhere than at Google a.b@ and ab@ may be two people, and one of them must not silence the other. */
function personOf(email: string): string {
  const { person, domain } = partsOf(email);
  return `${domain === "gmail.com" ? person.replaceAll(".", "") : person}@${domain}`;
}

export const sign = (key: Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest("base64url");

/** A person's hash; without the key nobody can find the address by it. */
export const hashOf = (key: Buffer, email: string) => sign(key, personOf(email));

/** The inbox's own key. Losing it would make every entry of the list worthless, so it is part of every copy. */
export async function suppressionKey(storage: Within): Promise<Buffer> {
  const row = await findRow(storage, "secret", { name: KEY_NAME });
  if (!row) throw new Error("The inbox has lost its key: restore it from a backup.");
  return Buffer.from(row.value, "base64url");
}

export const hashFor = async (storage: Within, email: string) =>
  hashOf(await suppressionKey(storage), email);
