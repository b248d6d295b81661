import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  scryptSync,
} from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { publishedContent } from "../../contract/firm.ts";
import { addIfNew, changeRows, findRow, type Within } from "../../server/inbox/storage/rows.ts";
import type { Storage } from "../../server/inbox/storage/storage.ts";
import { certificateKeys } from "../../site/content/records/certificates.ts";
import { today } from "../../site/dates/dates.ts";
import { Refusal } from "../refusal.ts";

const NAME = "certificate-key";

/** About 0.3 s and 128 MB for each guess at a passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** The private key as it is stored: encrypted by AES-256-GCM under a key made of the passphrase. */
type Locked = Record<"id" | "salt" | "nonce" | "data" | "tag", string>;

export type SigningKey = { id: string; key: KeyObject };

export async function lockedKey(within: Within): Promise<Locked | undefined> {
  const row = await findRow(within, "secret", { name: NAME });
  return row && JSON.parse(row.value);
}

/** A key pair whose private part is already encrypted; nothing is stored. */
export function makeKey(id: string, passphrase: string): { locked: Locked; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", scryptSync(passphrase, salt, 32, COST), nonce);
  const bytes = privateKey.export({ type: "pkcs8", format: "der" });
  const data = Buffer.concat([cipher.update(bytes), cipher.final()]).toString("base64");
  const locked: Locked = {
    id,
    data,
    tag: cipher.getAuthTag().toString("base64"),
    salt: salt.toString("base64"),
    nonce: nonce.toString("base64"),
  };
  return { locked, publicKey: String(publicKey.export({ format: "jwk" }).x) };
}

/** Stores a private key; false if there is one already, and it is not the one to be replaced. */
export async function storeKey(within: Within, locked: Locked, replaced: Locked | undefined) {
  const value = JSON.stringify(locked);
  if (!replaced) return addIfNew(within, "secret", { name: NAME, value });
  const before = { name: NAME, value: JSON.stringify(replaced) };
  return (await changeRows(within, "secret", before, { value })) > 0;
}

/** Whether visitors who scan a certificate find the key; they may, where the live content is not known. */
export function isKeyLive(buildDir: string, id: string): boolean {
  const live = publishedContent(buildDir);
  const key = certificateKeys().find((one) => one.id === id);
  if (!live || !key) return true;
  const file = path.join(live, "certificates/keys.yaml");
  return existsSync(file) && readFileSync(file, "utf8").includes(key.publicKey);
}

/** The private key, for one batch: it is neither kept nor written. Undefined if the passphrase is wrong. */
export async function unlockKey(
  storage: Storage,
  passphrase: string,
): Promise<SigningKey | undefined> {
  const locked = await lockedKey(storage);
  if (!locked) throw new Refusal(409, "There is no key yet: make one first.");
  const known = certificateKeys().find(({ id }) => id === locked.id);
  if (!known || today() < known.from || (known.until && today() > known.until))
    throw new Refusal(409, `The key ${locked.id} is not in the list of keys that count today.`);
  const of = (text: string) => Buffer.from(text, "base64");
  const secret = scryptSync(passphrase, of(locked.salt), 32, COST);
  const decipher = createDecipheriv("aes-256-gcm", secret, of(locked.nonce));
  decipher.setAuthTag(of(locked.tag));
  try {
    const der = Buffer.concat([decipher.update(of(locked.data)), decipher.final()]);
    return { id: locked.id, key: createPrivateKey({ key: der, format: "der", type: "pkcs8" }) };
  } catch {
    return undefined;
  }
}

/** The id for the next key: the year, 2026, then 2026-2 and so on. */
export function freeId(before: Locked | undefined): string {
  const taken = new Set([...certificateKeys().map(({ id }) => id), before?.id]);
  const year = today().slice(0, 4);
  let id = year;
  for (let count = 2; taken.has(id); count += 1) id = `${year}-${count}`;
  return id;
}
