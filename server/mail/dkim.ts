import { createPrivateKey, createPublicKey, generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Config } from "../config.ts";
import { addIfNew, findRow } from "../inbox/storage/rows.ts";
import type { Storage } from "../inbox/storage/storage.ts";

type MailConfig = Config["mail"];

/** nodemailer's own list lacks List-Unsubscribe-Post, which RFC 8058 wants signed. */
const SIGNED_HEADERS = [
  "From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding",
  "In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted",
].join(":");

export const domainOf = ({ address }: { address: string }) =>
  address.slice(address.lastIndexOf("@") + 1);

/** How mails are signed, or undefined where there is no key. A key that cannot be used stops the start. */
export function readSigner({ from, dkim }: MailConfig) {
  const { keyFile, isKeyGiven, selector: keySelector } = dkim;
  const privateKey = readKey(keyFile, isKeyGiven);
  if (!privateKey) return undefined;
  return { domainName: domainOf(from), keySelector, privateKey, headerFieldNames: SIGNED_HEADERS };
}

/** The row of the table `secret` by which an inbox, and every copy of it, knows that its mails were signed. */
const SIGNED = "mails-signed-with";

/** Remembers in the inbox that mails are signed. Returns a warning if they were, and the key is gone. */
export async function rememberSigning(
  mail: MailConfig,
  storage: Storage,
): Promise<string | undefined> {
  if (!mail.smtpUrl) return undefined;
  const row = { name: SIGNED, value: mail.dkim.selector };
  if (readSigner(mail)) await addIfNew(storage, "secret", row);
  else if (await findRow(storage, "secret", { name: SIGNED }))
    return `mails were signed before (DKIM) and now go out UNSIGNED: there is no key at ${mail.dkim.keyFile}; restore it from a backup, or make another with npm run mail-key`;
}

function readKey(file: string, isNeeded: boolean): string | undefined {
  if (!isNeeded && !existsSync(file)) return undefined;
  try {
    const key = readFileSync(file, "utf8");
    if (createPrivateKey(key).asymmetricKeyType !== "rsa") throw new Error("it is no RSA key");
    return key;
  } catch (error) {
    throw new Error(`Mails cannot be signed with ${file}: ${(error as Error).message}`);
  }
}

/** Makes a key that only its owner reads. Fails where there is one: mails are signed with it already. */
export function makeKey(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }), {
    flag: "wx",
    mode: 0o600,
  });
}

export function publicRecord(privateKey: string): string {
  const key = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  return `v=DKIM1; k=rsa; p=${key.toString("base64")}`;
}

export const recordName = (selector: string, domain: string) => `${selector}._domainkey.${domain}`;

/** As a zone file holds it: no string of a record is longer than 255 characters. */
export const inZoneFile = (record: string) =>
  (record.match(/.{1,250}/g) ?? []).map((part) => `"${part}"`).join(" ");
