import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { eventually } from "./eventually.ts";
import { freePort } from "./ports.ts";

interface Received extends Email {
  /** Envelope recipients: who really got it, whatever the headers say. */
  recipients: string[];
}

export interface MailServer {
  url: string;
  received: Received[];
  /** Mails to an address, oldest first. */
  to(address: string): Received[];
  /** The first mail to an address, waiting for it if it has not come yet. */
  next(address: string): Promise<Received>;
  /** Set to refuse recipients: return a reply code and text, or nothing to accept. */
  refuse: (recipient: string) => { code: number; text: string } | undefined;
  /** Set to hold each mail back until the promise resolves. */
  before: () => Promise<void>;
  stop(): Promise<void>;
  /** Comes back on the same port. */
  start(): Promise<void>;
}

/** A real SMTP server that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  let server: SMTPServer | undefined;
  const port = await freePort();
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    to: (address) => mail.received.filter((one) => one.recipients.includes(address)),
    next: (address) => eventually(() => mail.to(address)[0]),
    refuse: () => undefined,
    before: async () => {},
    async start() {
      const started = newServer(mail);
      await new Promise<void>((resolve, reject) => {
        started.server.once("error", reject);
        started.listen(port, "127.0.0.1", resolve);
      });
      server = started;
    },
    async stop() {
      const stopping = server;
      server = undefined;
      if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()));
    },
  };
  await mail.start();
  onTestFinished(() => mail.stop());
  return mail;
}

function newServer(mail: MailServer): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      const refusal = mail.refuse(address);
      done(
        refusal
          ? Object.assign(new Error(refusal.text), { responseCode: refusal.code })
          : undefined,
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        await mail.before();
        const parsed = await PostalMime.parse(Buffer.concat(chunks));
        mail.received.push({
          ...parsed,
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  /** A client may hang up before the library listens for it. */
  server.server.on("connection", (socket) => socket.on("error", () => {}));
  return server;
}
