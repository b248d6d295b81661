import nodemailer from "nodemailer";
import { makeMailFolder, removeMailFiles, writeMailFile } from "../inbox/outbox/mail-files.ts";
import type { Composed } from "./compose.ts";
import type { readSigner } from "./dkim.ts";
import type { Delivery } from "./notice-batches.ts";
import { needsTls } from "./smtp-url.ts";

export interface Transport {
  outcome: "sent" | "written";
  send(mail: Composed, delivery: Delivery | []): Promise<void>;
  /** Removes a mail that was written as a file; a mail server cannot take a mail back. */
  takeBack?(delivery: Delivery): Promise<void>;
  close(): void;
}

interface SmtpSettings {
  url: string;
  allowPlaintext: boolean;
  maxConnections: number;
  dkim?: ReturnType<typeof readSigner>;
}

const SECOND = 1000;

/** Nothing a visitor typed may make the server read a file or fetch a url. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

export function smtpTransport({
  url,
  allowPlaintext,
  maxConnections,
  dkim,
}: SmtpSettings): Transport {
  const mailer = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections,
    requireTLS: needsTls(url) && !allowPlaintext,
    /** Requeueing is the outbox's business: it survives a crash, the pool does not. */
    maxRequeues: 0,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    ...(dkim && { dkim }),
    ...SEALED,
  });
  return {
    outcome: "sent",
    async send(mail) {
      const { rejected = [], rejectedErrors = [] } = await mailer.sendMail({ ...mail, ...SEALED });
      const isRefused = mail.to.every(({ address }) =>
        rejected.some((one) => addressIn(one) === address),
      );
      // Whoever is in copy may get it, and yet it has not reached whom it is for.
      if (isRefused) throw rejectedErrors[0] ?? new Error("Its recipient was refused.");
    },
    close: () => mailer.close(),
  };
}

const addressIn = (recipient: string | { address: string }) =>
  typeof recipient === "string" ? recipient : recipient.address;

export function folderTransport(dataDir: string): Transport {
  makeMailFolder(dataDir);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, ...SEALED });
  return {
    outcome: "written",
    async send(mail, delivery) {
      const { message: bytes } = await composer.sendMail({ ...mail, ...SEALED });
      if (delivery[0]) await writeMailFile(dataDir, delivery[0], bytes as Buffer);
    },
    takeBack: (delivery) => removeMailFiles(dataDir, delivery),
    close: () => {},
  };
}
