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
import { findRow, setRow } from "../../server/inbox/storage/rows.ts";
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

export async function lockedKey(storage: Storage): Promise<Locked | undefined> {
  const row = await findRow(storage, "secret", { name: NAME });
  return row && JSON.parse(row.value);
}

/** Makes a key pair and stores the private part encrypted; returns the public one. It replaces the key before. */
export async function makeKey(storage: Storage, id: string, passphrase: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", scryptSync(passphrase, salt, 32, COST), nonce);
  const bytes = privateKey.export({ type: "pkcs8", format: "der" });
  const data = Buffer.concat([cipher.update(bytes), cipher.final()]).toString("base64");
  const locked: Locked = {
    ...{ id, data, tag: cipher.getAuthTag().toString("base64") },
    ...{ salt: salt.toString("base64"), nonce: nonce.toString("base64") },
  };
  await setRow(storage, "secret", ["name"], { name: NAME, value: JSON.stringify(locked) });
  return String(publicKey.export({ format: "jwk" }).x);
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
export async function unlockKey(storage: Storage, passphrase: string): Promise<SigningKey | undefined> {
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
export function freeId(): string {
  const year = today().slice(0, 4);
  const taken = certificateKeys().filter(({ id }) => id === year || id.startsWith(`${year}-`)).length;
  return taken === 0 ? year : `${year}-${taken + 1}`;
}
