import type { FetchMessageObject, FetchQueryObject, ImapFlow, ImapFlowOptions } from "imapflow";
import { DAY, MINUTE } from "../../contract/indian-time.ts";
import { errorText } from "../error-text.ts";
import {
  advance,
  claimMailbox,
  mailboxName,
  noteMailbox,
  type Place,
  placeId,
} from "../inbox/mailbox.ts";
import { setAside } from "../inbox/set-aside.ts";
import { newId } from "../inbox/storage/ids.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { tryToWrite } from "../inbox/submissions/store.ts";
import { type Log, withoutAddresses } from "../logging.ts";
import { wait } from "../mail/loop.ts";
import { needsTls } from "../mail/smtp-url.ts";
import type { Task } from "./mail-process.ts";
import { createMailReading, EndedByMail, type ReadingLimits } from "./mail-reading.ts";
import { type OwnSettings, ownAddresses } from "./own-addresses.ts";
import { takeIn } from "./take-in.ts";

const USUAL = {
  /** Connections die without a word, so the mailbox is asked this often, whatever it has promised to tell. */
  pollMs: MINUTE,
  /** How long an answer may take before the connection counts as dead. */
  patienceMs: 45_000,
  /** Longer than one mail can take: the time until another server takes over from a dead one. */
  leaseMs: 4 * MINUTE,
};

export type ReadingSettings = typeof USUAL & ReadingLimits;

/** Mail servers tell whole seconds by a clock of their own, and an answer must not stand above what it answers. */
const JUST_NOW = 10 * MINUTE;
const MEGABYTE = 2 ** 20;
const MOST_BYTES = 25 * MEGABYTE;
const HEAD_BYTES = MEGABYTE / 4;
/** A mail at which reading broke off so often, though the storage is well, is set aside. */
const MOST_ATTEMPTS = 3;
/** The first time it may have been for want of memory elsewhere. */
const MOST_ENDS = 2;

type Parts = { storage: Storage; log: Log };
type Mailbox = { uidValidity: bigint; uidNext: number };

/** Of several servers one reads. It changes nothing in the mailbox, not even marks: people read it too. */
export function createMailboxReader(
  url: string,
  config: OwnSettings,
  { storage, log }: Parts,
  settings: Partial<ReadingSettings>,
) {
  const { pollMs, patienceMs, leaseMs } = { ...USUAL, ...settings };
  const reading = createMailReading(settings);
  let client: ImapFlow | undefined;
  let stopping = false;
  let isFailing = false;
  let attempt = { uid: 0, count: 0 };
  let quiet = new AbortController();
  const nudge = () => quiet.abort();

  async function run(): Promise<void> {
    const claim = { name: mailboxName(url), holder: newId(), leaseMs };
    while (!stopping) {
      const place = await claimMailbox(storage, claim).catch(tellFailure);
      if (place) await follow(place).catch(tellFailure);
      client?.close();
      reading.end();
      quiet = new AbortController();
      await pause();
    }
    await noteMailbox(storage, claim, { leased_until: 0 }).execute().catch(tellFailure);
  }

  async function follow(place: Place): Promise<void> {
    const { ImapFlow } = await import("imapflow");
    client = new ImapFlow(connectionOf(url));
    for (const event of ["exists", "close", "error"] as const) client.on(event, nudge);
    await within(client.connect());
    const folder = decodeURIComponent(new URL(url).pathname.slice(1)) || "INBOX";
    const mailbox = await within(client.mailboxOpen(folder, { readOnly: true }));
    await findPlace(client, place, mailbox);
    while (!stopping) {
      await within(client.noop());
      await readNew(client, place);
      reading.end();
      if (!(await claimMailbox(storage, place))) return;
      await noteMailbox(storage, place, { read_at: storage.now() }).execute();
      if (isFailing) log.info("the mailbox is read again");
      isFailing = false;
      await pause();
    }
  }

  /** At the first look, what was there before is left alone. If the mailbox counts anew, the last days are looked through. */
  async function findPlace(client: ImapFlow, place: Place, mailbox: Mailbox) {
    const uidValidity = Number(mailbox.uidValidity);
    // One that counts on from a lower number was restored from a copy, perhaps.
    const isBehind = mailbox.uidNext <= place.lastUid;
    if (place.uidValidity === uidValidity && !isBehind) return;
    const since = new Date(Date.now() - 2 * DAY);
    const recent =
      place.uidValidity === 0 ? [] : await within(client.search({ since }, { uid: true }));
    Object.assign(place, {
      uidValidity,
      lastUid: Math.min(mailbox.uidNext, ...(recent || [])) - 1,
    });
    await noteMailbox(storage, place, {
      uid_validity: uidValidity,
      last_uid: place.lastUid,
    }).execute();
  }

  async function readNew(client: ImapFlow, place: Place): Promise<void> {
    const found = await search(client, `${place.lastUid + 1}:*`);
    // Where there is none, the mailbox names the last it has.
    for (const uid of found
      .filter((one) => one > place.lastUid)
      .sort((one, other) => one - other)) {
      if (stopping) return;
      await reading.start();
      attempt = { uid, count: attempt.uid === uid ? attempt.count + 1 : 1 };
      if (attempt.count > MOST_ATTEMPTS) await putAside(client, place, uid);
      else await readOne(client, place, uid);
      place.lastUid = uid;
    }
  }

  async function search(client: ImapFlow, uid: string): Promise<number[]> {
    const found = await within(client.search({ uid }, { uid: true }));
    // The library answers so, and without an error, when the connection has ended.
    if (!found) throw new Error("the connection to the mailbox has ended");
    return found;
  }

  /** Undefined only once the mailbox says that the mail is gone: the library says so of a lost connection, too. */
  async function getMail(client: ImapFlow, uid: number, query: FetchQueryObject) {
    const mail = await within(client.fetchOne(String(uid), query, { uid: true }));
    if (mail) return mail;
    if ((await search(client, String(uid))).includes(uid))
      throw new Error("the mailbox names a mail and does not hand it out");
    return undefined;
  }

  async function readOne(client: ImapFlow, place: Place, uid: number): Promise<void> {
    const about = await getMail(client, uid, { size: true, internalDate: true });
    const size = about?.size ?? 0;
    const isCut = size > MOST_BYTES;
    const wanted = { source: isCut ? { maxLength: HEAD_BYTES } : true };
    // Somebody has removed it.
    if (!about) return advance(storage, place, uid);
    const source = (await getMail(client, uid, wanted))?.source;
    if (!source) throw new Error("the mailbox does not hand out the text of a mail");
    const cutAt = `The mail is too large (${Math.round(size / MEGABYTE)} MB): its attachments were left out, and all after its beginning. It is in the mailbox.`;
    const answer = await readPatiently({ mail: source, cutAt: isCut ? cutAt : undefined }, uid);
    if (!answer) return putAside(client, place, uid);
    const reason = answer.problem && withoutAddresses(answer.problem);
    if (reason) log.warn({ uid, reason }, "only the headers of a mail can be read");
    const arrived = {
      place,
      uid,
      mail: answer.read,
      own: ownAddresses(config),
      receivedAt: receivedAt(about),
    };
    await takeIn(storage, arrived).catch(async (error: unknown) => {
      const isFull = await tryToWrite(storage).catch(() => true);
      if (isFull) attempt.count = 0;
      throw error;
    });
  }

  /** Undefined for a mail that ends the process that reads it, again and again. */
  async function readPatiently(task: Task, uid: number) {
    for (let ends = 0; ends < MOST_ENDS; ends++) {
      try {
        return await reading.read(task);
      } catch (error) {
        if (stopping || !(error instanceof EndedByMail)) throw error;
        log.warn({ uid, reason: error.message }, "a mail ended the process that reads mails");
      }
    }
    return undefined;
  }

  /** Leaves a mail in the mailbox and goes on behind it; the desk and an alarm tell of it. */
  async function putAside(client: ImapFlow, place: Place, uid: number): Promise<void> {
    const query = { internalDate: true, source: { maxLength: HEAD_BYTES } };
    const found = await getMail(client, uid, query).catch(
      () => ({}) as Partial<FetchMessageObject>,
    );
    if (!found) return advance(storage, place, uid);
    const task = found.source && { mail: found.source, headAlone: true };
    const answer = task && (await reading.read(task).catch(() => undefined));
    const { email = "", name = "", subject = "", messageId = "" } = answer?.read ?? {};
    await storage.db.transaction().execute(async (db) => {
      const within = { ...storage, db };
      await advance(within, place, uid);
      const message_id = messageId || placeId(place, uid);
      const now = Date.now();
      await setAside(within, {
        message_id,
        received_at: receivedAt(found),
        email,
        name,
        subject,
        noted_at: now,
      });
    });
    log.error({ uid }, "a mail cannot be read and is left in the mailbox; the desk names it");
  }

  /** Says so once for each time that it fails. */
  function tellFailure(error: Error & { code?: string; responseText?: string }): undefined {
    const reason = withoutAddresses(error.responseText ?? errorText(error));
    if (!isFailing && !stopping)
      log.warn(
        { reason, code: error.code },
        "the mailbox cannot be read; it is tried again all the time",
      );
    isFailing = true;
  }

  async function pause(): Promise<void> {
    if (!stopping) await wait(pollMs, quiet.signal);
    quiet = new AbortController();
  }

  async function within<Result>(work: Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => client?.close(), patienceMs);
    return work.finally(() => clearTimeout(timer));
  }

  let running: Promise<void> | undefined;
  return {
    start(): void {
      running ??= run();
    },
    async stop(): Promise<void> {
      stopping = true;
      client?.close();
      reading.end();
      nudge();
      await running;
    },
  };
}

function connectionOf(url: string): ImapFlowOptions {
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

function receivedAt({ internalDate }: Pick<FetchMessageObject, "internalDate">): number {
  const now = Date.now();
  const at = new Date(internalDate ?? 0).getTime();
  return at > 0 && at < now - JUST_NOW ? at : now;
}
