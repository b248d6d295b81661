import { mkdirSync } from "node:fs";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClaimedTrainingMail } from "../registrations/training-mails.ts";
import type { Mail } from "../storage/tables.ts";
import type { ClaimedMail, ClaimedMailingMail } from "./outbox.ts";
import type { ClaimedStaffMail } from "./staff-mails.ts";

export type AnyClaimedMail = ClaimedMail | ClaimedMailingMail | ClaimedStaffMail | ClaimedTrainingMail;

type Written = readonly AnyClaimedMail[];

export const mailFolder = (dataDir: string) => join(dataDir, "mail");

/** A name that sorts by time and says what the mail is; a second attempt has the same name and replaces the file. */
function mailFileName([first]: Written): string {
  if (!first) throw new Error("A mail is about one submission at least.");
  const { mail } = first;
  const time = new Date(madeAt(first)).toISOString().slice(0, 19).replaceAll(":", "-");
  const what = mail.group_id === null ? mail.template : "notices";
  return `${time}-${what}-${mail.group_id ?? mail.id}.eml`;
}

function madeAt(one: Written[number]): number {
  if ("mailing" in one) return one.mailing.created_at;
  if ("trainingMail" in one) return one.mail.queued_at;
  return "staffMail" in one ? one.staffMail.created_at : one.submission.received_at;
}

export function makeMailFolder(dataDir: string): void {
  mkdirSync(mailFolder(dataDir), { recursive: true, mode: 0o700 });
}

/** Writes a mail, or a batch of notices, whole or not at all; it is on the disk before the outbox records it. */
export async function writeMailFile(dataDir: string, claimed: Written, bytes: Buffer): Promise<void> {
  const file = join(mailFolder(dataDir), mailFileName(claimed));
  const part = `${file}.part`;
  await writeFile(part, bytes, { mode: 0o600, flush: true });
  await rename(part, file);
}

/** Removes the files of these mails, also half-written ones. The file of a batch goes with all its notices. */
export async function removeMailFiles(dataDir: string, mails: Pick<Mail, "id" | "group_id">[]) {
  const gone = new Set(mails.flatMap(({ id, group_id }) => (group_id === null ? [id] : [id, group_id])));
  for (const name of await readdir(mailFolder(dataDir)).catch(() => [])) {
    const id = /-(\w+)\.eml(?:\.part)?$/.exec(name)?.[1];
    if (id && gone.has(id)) await rm(join(mailFolder(dataDir), name), { force: true });
  }
}
