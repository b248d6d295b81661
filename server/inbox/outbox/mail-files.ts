import { mkdirSync } from "node:fs";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail } from "../storage/tables.ts";

export const mailFolder = (dataDir: string) => join(dataDir, "mail");

/** A name that sorts by time and says what the mail is; a second attempt has the same name and replaces the file. */
function mailFileName({ id, group_id, template, queued_at }: Mail): string {
  const time = new Date(queued_at).toISOString().slice(0, 19).replaceAll(":", "-");
  return `${time}-${group_id === null ? template : "notices"}-${group_id ?? id}.eml`;
}

export function makeMailFolder(dataDir: string): void {
  mkdirSync(mailFolder(dataDir), { recursive: true, mode: 0o700 });
}

/** Writes a mail, or a batch of notices, whole or not at all; it is on the disk before the outbox records it. */
export async function writeMailFile(dataDir: string, mail: Mail, bytes: Buffer): Promise<void> {
  const file = join(mailFolder(dataDir), mailFileName(mail));
  const part = `${file}.part`;
  await writeFile(part, bytes, { mode: 0o600, flush: true });
  await rename(part, file);
}

/** Removes the files of these mails, also half-written ones. The file of a batch goes with all its notices. */
export async function removeMailFiles(dataDir: string, mails: Pick<Mail, "id" | "group_id">[]) {
  const gone = new Set(
    mails.flatMap(({ id, group_id }) => (group_id === null ? [id] : [id, group_id])),
  );
  for (const name of await readdir(mailFolder(dataDir)).catch(() => [])) {
    const id = /-(\w+)\.eml(?:\.part)?$/.exec(name)?.[1];
    if (id && gone.has(id)) await rm(join(mailFolder(dataDir), name), { force: true });
  }
}
