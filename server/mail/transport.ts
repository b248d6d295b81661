import { mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { ClaimedMail } from "../inbox/outbox.ts";
import type { Message } from "./messages.ts";

export interface Transport {
  /** Resolves when the mail is in somebody else's hands; rejects with nodemailer's error otherwise. */
  send(message: Message, claimed: ClaimedMail): Promise<void>;
  close(): void;
}

const SECOND = 1000;

/** Nothing a visitor typed may make the server read a file or fetch an address. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

export function smtpTransport(url: string, maxConnections: number): Transport {
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections,
    /** Requeueing is the outbox's business: it survives a crash, the pool does not. */
    maxRequeues: 0,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    ...SEALED,
  });
  return {
    async send(message) {
      await mailer.sendMail({ ...message, ...SEALED });
    },
    close: () => mailer.close(),
  };
}

export const mailFolder = (dataDir: string) => join(dataDir, "mail");

/** Sorts by time and says what it is; made of what never changes, so a repeat replaces its like. */
export function mailFileName({ mail, submission }: ClaimedMail): string {
  const time = new Date(submission.received_at).toISOString().slice(0, 19).replaceAll(":", "-");
  return `${time}-${mail.template}-${mail.id}.eml`;
}

/** Without a mail server, mails become files that any mail program opens. */
export function folderTransport(dataDir: string): Transport {
  mkdirSync(mailFolder(dataDir), { recursive: true, mode: 0o700 });
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, ...SEALED });
  return {
    async send(message, claimed) {
      const { message: bytes } = await composer.sendMail({ ...message, ...SEALED });
      await writeDurably(join(mailFolder(dataDir), mailFileName(claimed)), bytes as Buffer);
    },
    close: () => {},
  };
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
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
