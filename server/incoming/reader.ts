import { DAY, MINUTE } from "../../contract/indian-time.ts";
import { errorText } from "../error-text.ts";
import { claimMailbox, mailboxName, noteMailbox, type Place } from "../inbox/mailbox.ts";
import { newId } from "../inbox/storage/ids.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { type Log, withoutAddresses } from "../logging.ts";
import { wait } from "../mail/loop.ts";
import { type Connection, createConnection } from "./connection.ts";
import { createMailReading, type ReadingLimits } from "./mail-reading.ts";
import { createNextMail } from "./next-mail.ts";
import type { OwnSettings } from "./own-addresses.ts";

const USUAL = {
  /** Connections die without a word, so the mailbox is asked this often, whatever it has promised to tell. */
  pollMs: MINUTE,
  /** How long an answer may take before the connection counts as dead. */
  patienceMs: 45_000,
  /** Longer than one mail can take: the time until another server takes over from a dead one. */
  leaseMs: 4 * MINUTE,
};

export type ReadingSettings = typeof USUAL & ReadingLimits;

type Parts = { storage: Storage; log: Log };

/** Of several servers one reads. It changes nothing in the mailbox, not even marks: people read it too. */
export function createMailboxReader(
  url: string,
  config: OwnSettings,
  { storage, log }: Parts,
  settings: Partial<ReadingSettings>,
) {
  const { pollMs, patienceMs, leaseMs } = { ...USUAL, ...settings };
  const reading = createMailReading(settings);
  const isStopping = () => stopping;
  const takeNext = createNextMail({ storage, log, config, reading, isStopping });
  const failures = createFailureLog(log, isStopping);
  let connection: Connection | undefined;
  let stopping = false;
  let quiet = new AbortController();
  const nudge = () => quiet.abort();

  async function run(): Promise<void> {
    const claim = { name: mailboxName(url), holder: newId(), leaseMs };
    while (!stopping) {
      const place = await claimMailbox(storage, claim).catch(failures.tell);
      if (place) await follow(place).catch(failures.tell);
      connection?.close();
      reading.end();
      quiet = new AbortController();
      await pause();
    }
    await noteMailbox(storage, claim, { leased_until: 0 }).execute().catch(failures.tell);
  }

  /** Reads what comes until the connection breaks, or another server has the mailbox. */
  async function follow(place: Place): Promise<void> {
    connection = createConnection(url, patienceMs, nudge);
    await findPlace(storage, connection, place);
    while (!stopping) {
      await connection.check();
      await readNew(connection, place);
      reading.end();
      if (!(await claimMailbox(storage, place))) return;
      await noteMailbox(storage, place, { read_at: storage.now() }).execute();
      failures.end();
      await pause();
    }
  }

  async function readNew(connection: Connection, place: Place): Promise<void> {
    const found = await connection.search(`${place.lastUid + 1}:*`);
    // Where there is none, the mailbox names the last it has.
    const uids = found.filter((uid) => uid > place.lastUid).sort((one, other) => one - other);
    for (const uid of uids) {
      if (stopping) return;
      await reading.start();
      await takeNext({ connection, place, uid });
      place.lastUid = uid;
    }
  }

  async function pause(): Promise<void> {
    if (!stopping) await wait(pollMs, quiet.signal);
    quiet = new AbortController();
  }

  let running: Promise<void> | undefined;
  return {
    start(): void {
      running ??= run();
    },
    async stop(): Promise<void> {
      stopping = true;
      connection?.close();
      reading.end();
      nudge();
      await running;
    },
  };
}

/** At the first look, what was there before is left alone. If the mailbox counts anew, the last days are looked through. */
async function findPlace(storage: Storage, connection: Connection, place: Place): Promise<void> {
  const { uidValidity, uidNext } = await connection.open();
  // One that counts on from a lower number was restored from a copy, perhaps.
  const isBehind = uidNext <= place.lastUid;
  if (place.uidValidity === uidValidity && !isBehind) return;
  const isFirst = place.uidValidity === 0;
  const recent = isFirst ? [] : await connection.since(new Date(Date.now() - 2 * DAY));
  place.uidValidity = uidValidity;
  place.lastUid = Math.min(uidNext, ...recent) - 1;
  const change = { uid_validity: uidValidity, last_uid: place.lastUid };
  await noteMailbox(storage, place, change).execute();
}

/** Says so once for each time that it fails, and when it is over. */
function createFailureLog(log: Log, isStopping: () => boolean) {
  let isFailing = false;
  return {
    tell(error: Error & { code?: string; responseText?: string }): undefined {
      const reason = withoutAddresses(error.responseText ?? errorText(error));
      const { code } = error;
      if (!isFailing && !isStopping())
        log.warn({ reason, code }, "the mailbox cannot be read; it is tried again all the time");
      isFailing = true;
    },
    end(): void {
      if (isFailing) log.info("the mailbox is read again");
      isFailing = false;
    },
  };
}
