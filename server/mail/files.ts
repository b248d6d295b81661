import { mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ClaimedMail } from "../inbox/outbox.ts";

export const mailFolder = (dataDir: string) => join(dataDir, "mail");

/** Sorts by time and says what it is; made of what never changes, so a repeat replaces its like. */
function mailFileName({ mail, submission }: ClaimedMail): string {
  const time = new Date(submission.received_at).toISOString().slice(0, 19).replaceAll(":", "-");
  return `${time}-${mail.template}-${mail.id}.eml`;
}

export function makeMailFolder(dataDir: string): void {
  mkdirSync(mailFolder(dataDir), { recursive: true, mode: 0o700 });
}

/** Whole or not at all, and on the disk before the outbox calls it sent. */
export async function writeMailFile(dataDir: string, claimed: ClaimedMail, bytes: Buffer): Promise<void> {
  const file = join(mailFolder(dataDir), mailFileName(claimed));
  const part = `${file}.part`;
  const handle = await open(part, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}

export async function removeMailFile(dataDir: string, claimed: ClaimedMail): Promise<void> {
  await rm(join(mailFolder(dataDir), mailFileName(claimed)), { force: true });
}
