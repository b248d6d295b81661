import nodemailer from "nodemailer";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { makeMailFolder, removeMailFiles, writeMailFile } from "../inbox/outbox/mail-files.ts";
import type { Composed } from "./compose.ts";
import type { readSigner } from "./dkim.ts";
import { reasonOf } from "./failure.ts";
import type { Delivery } from "./notice-batches.ts";
import { needsTls } from "./smtp-url.ts";

export interface Transport {
  outcome: "sent" | "written";
  /** Returns which of several recipients were refused. Throws unless one of those it is for was accepted. */
  send(mail: Composed, delivery: Delivery | []): Promise<Refused[]>;
  /** Removes a mail that was written as a file; a mail server cannot take a mail back. */
  takeBack?(delivery: Delivery): Promise<void>;
  close(): void;
}

export type Refused = { email: string; reason: string };

interface SmtpSettings {
  url: string;
  allowPlaintext: boolean;
  maxConnections: number;
  dkim?: ReturnType<typeof readSigner>;
}

const SECOND = 1000;

/** Nothing a visitor typed may make the server read a file or fetch a url. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

/** Throws where whoever a mail is for was refused, also if somebody in copy was not. */
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
      return rejected.map((one) => refusedOf(addressIn(one), rejectedErrors));
    },
    close: () => mailer.close(),
  };
}

const addressIn = (recipient: string | { address: string }) =>
  typeof recipient === "string" ? recipient : recipient.address;

function refusedOf(email: string, errors: SMTPConnection.SMTPError[]): Refused {
  const error = errors.find(({ recipient }) => recipient === email);
  return { email, reason: error ? reasonOf(error) : "The mail server refused this address." };
}

export function folderTransport(dataDir: string): Transport {
  makeMailFolder(dataDir);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, ...SEALED });
  return {
    outcome: "written",
    async send(mail, delivery) {
      const { message: bytes } = await composer.sendMail({ ...mail, ...SEALED });
      if (delivery[0]) await writeMailFile(dataDir, delivery[0], bytes as Buffer);
      return [];
    },
    takeBack: (delivery) => removeMailFiles(dataDir, delivery),
    close: () => {},
  };
}
