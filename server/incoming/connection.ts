import type { FetchQueryObject, ImapFlow, ImapFlowOptions } from "imapflow";
import { needsTls } from "../mail/smtp-url.ts";

export const MEGABYTE = 2 ** 20;
export const MOST_BYTES = 25 * MEGABYTE;

export type Connection = ReturnType<typeof createConnection>;

/** Reads the mailbox and changes nothing in it, not even marks. An answer that takes longer than `patienceMs` ends it. */
export function createConnection(url: string, patienceMs: number, onEvent: () => void) {
  let client: ImapFlow | undefined;

  async function ask<Answer>(question: (client: ImapFlow) => Promise<Answer>): Promise<Answer> {
    if (!client) throw new Error("the mailbox is not open");
    const timer = setTimeout(() => client?.close(), patienceMs);
    return question(client).finally(() => clearTimeout(timer));
  }

  async function search(uid: string): Promise<number[]> {
    const found = await ask((client) => client.search({ uid }, { uid: true }));
    // The library answers so, and without an error, when the connection has ended.
    if (!found) throw new Error("the connection to the mailbox has ended");
    return found;
  }

  return {
    /** Tells by which numbers the mailbox counts now. */
    async open(): Promise<{ uidValidity: number; uidNext: number }> {
      const { ImapFlow } = await import("imapflow");
      client = new ImapFlow(optionsFor(url));
      for (const event of ["exists", "close", "error"] as const) client.on(event, onEvent);
      await ask((client) => client.connect());
      const folder = decodeURIComponent(new URL(url).pathname.slice(1)) || "INBOX";
      const opened = await ask((client) => client.mailboxOpen(folder, { readOnly: true }));
      return { uidValidity: Number(opened.uidValidity), uidNext: opened.uidNext };
    },
    /** Throws once the connection is dead. */
    check: () => ask((client) => client.noop()),
    search,
    async since(day: Date): Promise<number[]> {
      return (await ask((client) => client.search({ since: day }, { uid: true }))) || [];
    },
    /** Undefined only once the mailbox says that the mail is gone: the library says so of a lost connection, too. */
    async mail(uid: number, query: FetchQueryObject) {
      const mail = await ask((client) => client.fetchOne(String(uid), query, { uid: true }));
      if (mail) return mail;
      if ((await search(String(uid))).includes(uid))
        throw new Error("the mailbox names a mail and does not hand it out");
      return undefined;
    },
    close: () => client?.close(),
  };
}

function optionsFor(url: string): ImapFlowOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: needsTls(url) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    /** It would write what is said with the server, and mails with it. */
    logger: false,
    disableCompression: true,
    maxLiteralSize: MOST_BYTES + MEGABYTE,
    autoIdleDelay: 1000,
  };
}
