import {
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, open, readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { BackupError, damaged } from "./rows.ts";

/** Three lines of text: this mark, the wrapped key as base64, the nonce as hex. Then the data, then the tag of GCM. */
const MARK = "haritva-backup-1";
const CIPHER = "aes-256-gcm";
const PADDING = { oaepHash: "sha256" };
const LONGEST_HEAD = 4096;
const TAG_BYTES = 16;

/** Encrypts a file for an RSA key. Decision 062 says how to decrypt it without this program. */
export async function encryptFile(from: string, to: string, publicKeyFile: string): Promise<void> {
  const secret = randomBytes(32);
  const nonce = randomBytes(12);
  const wrapped = await readFile(publicKeyFile)
    .then((key) => publicEncrypt({ key, ...PADDING }, secret))
    .catch(({ message }: Error) => {
      throw new BackupError(
        `Nothing was saved: BACKUP_RECIPIENT must name a public RSA key (${message}).`,
      );
    });
  const cipher = createCipheriv(CIPHER, secret, nonce);
  async function* addEnds(parts: AsyncIterable<Buffer>) {
    yield `${MARK}\n${wrapped.toString("base64")}\n${nonce.toString("hex")}\n`;
    yield* parts;
    yield cipher.getAuthTag();
  }
  await pipeline(createReadStream(from), cipher, addEnds, createWriteStream(to));
}

export async function copyDecrypted(
  from: string,
  to: string,
  privateKeyFile?: string,
): Promise<void> {
  await using file = await open(from);
  const read = async (at: number, bytes: number) =>
    (await file.read(Buffer.alloc(bytes), 0, bytes, Math.max(at, 0))).buffer;
  const [mark, wrapped = "", nonce = ""] = String(await read(0, LONGEST_HEAD)).split("\n", 3);
  if (mark !== MARK) return copyFile(from, to);
  if (!privateKeyFile)
    throw new BackupError(
      `${from} is encrypted: add --key FILE with the private key it was encrypted for.`,
    );
  const key = await readFile(privateKeyFile);
  const start = `${MARK}\n${wrapped}\n${nonce}\n`.length;
  const end = (await file.stat()).size - TAG_BYTES;
  try {
    const secret = privateDecrypt({ key, ...PADDING }, Buffer.from(wrapped, "base64"));
    const decipher = createDecipheriv(CIPHER, secret, Buffer.from(nonce, "hex"));
    decipher.setAuthTag(await read(end, TAG_BYTES));
    await pipeline(
      createReadStream(from, { start, end: end - 1 }),
      decipher,
      createWriteStream(to),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new BackupError(`${damaged(from).message} Or it was encrypted for another key.`);
  }
}
