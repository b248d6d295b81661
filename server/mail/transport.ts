import nodemailer from "nodemailer";
import type { ClaimedMail } from "../inbox/outbox.ts";
import { makeMailFolder, writeMailFile } from "./files.ts";
import type { Message } from "./messages.ts";

interface Transport {
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

/** Without a mail server, mails become files that any mail program opens. */
export function folderTransport(dataDir: string): Transport {
  makeMailFolder(dataDir);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, ...SEALED });
  return {
    async send(message, claimed) {
      const { message: bytes } = await composer.sendMail({ ...message, ...SEALED });
      await writeMailFile(dataDir, claimed, bytes as Buffer);
    },
    close: () => {},
  };
}
