import type { FetchMessageObject } from "imapflow";
import { MINUTE } from "../../contract/indian-time.ts";
import { advance, type Place, placeId } from "../inbox/mailbox.ts";
import { setAside } from "../inbox/set-aside.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { tryToWrite } from "../inbox/submissions/store.ts";
import { type Log, withoutAddresses } from "../logging.ts";
import { type Connection, MEGABYTE, MOST_BYTES } from "./connection.ts";
import type { Answer, Task } from "./mail-process.ts";
import { type createMailReading, EndedByMail } from "./mail-reading.ts";
import { type OwnSettings, ownAddresses } from "./own-addresses.ts";
import { takeIn } from "./take-in.ts";

/** Mail servers tell whole seconds by a clock of their own, and an answer must not stand above what it answers. */
const JUST_NOW = 10 * MINUTE;
const HEAD_BYTES = MEGABYTE / 4;
/** A mail at which reading broke off so often, though the storage is well, is set aside. */
const MOST_ATTEMPTS = 3;
/** The first time it may have been for want of memory elsewhere. */
const MOST_ENDS = 2;

interface Parts {
  storage: Storage;
  log: Log;
  config: OwnSettings;
  reading: ReturnType<typeof createMailReading>;
  isStopping: () => boolean;
}

/** Where a mail is: on which connection, in which mailbox, under which number. */
type Position = { connection: Connection; place: Place; uid: number };

/** Takes a mail in, or sets it aside, and moves the place on behind it. Throws where no mail is to blame. */
export function createNextMail(parts: Parts) {
  const { storage, config } = parts;
  let attempt = { uid: 0, count: 0 };

  return async (position: Position): Promise<void> => {
    const { place, uid, connection } = position;
    attempt = { uid, count: attempt.uid === uid ? attempt.count + 1 : 1 };
    if (attempt.count > MOST_ATTEMPTS) return putAside(position, parts);
    const fetched = await fetchMail(connection, uid);
    // Somebody has removed it.
    if (!fetched) return advance(storage, place, uid);
    const answer = await readPatiently(fetched.task, uid, parts);
    if (!answer) return putAside(position, parts);
    const { receivedAt } = fetched;
    const arrived = { place, uid, mail: answer.read, own: ownAddresses(config), receivedAt };
    await takeIn(storage, arrived).catch(async (error: unknown) => {
      const isFull = await tryToWrite(storage).catch(() => true);
      if (isFull) attempt.count = 0;
      throw error;
    });
  };
}

async function fetchMail(connection: Connection, uid: number) {
  const about = await connection.mail(uid, { size: true, internalDate: true });
  if (!about) return undefined;
  const size = about.size ?? 0;
  const isCut = size > MOST_BYTES;
  const wanted = { source: isCut ? { maxLength: HEAD_BYTES } : true };
  const mail = (await connection.mail(uid, wanted))?.source;
  if (!mail) throw new Error("the mailbox does not hand out the text of a mail");
  const cutAt = `The mail is too large (${Math.round(size / MEGABYTE)} MB): its attachments were left out, and all after its beginning. It is in the mailbox.`;
  const task: Task = { mail, cutAt: isCut ? cutAt : undefined };
  return { task, receivedAt: receivedAt(about) };
}

/** Undefined for a mail that ends the process that reads it, again and again. */
async function readPatiently(task: Task, uid: number, parts: Parts): Promise<Answer | undefined> {
  const { reading, log, isStopping } = parts;
  for (let ends = 0; ends < MOST_ENDS; ends++) {
    try {
      const answer = await reading.read(task);
      const reason = answer.problem && withoutAddresses(answer.problem);
      if (reason) log.warn({ uid, reason }, "only the headers of a mail can be read");
      return answer;
    } catch (error) {
      if (isStopping() || !(error instanceof EndedByMail)) throw error;
      log.warn({ uid, reason: error.message }, "a mail ended the process that reads mails");
    }
  }
  return undefined;
}

/** Leaves a mail in the mailbox and goes on behind it; the desk and an alarm tell of it. */
async function putAside(position: Position, { storage, log, reading }: Parts): Promise<void> {
  const { connection, place, uid } = position;
  const query = { internalDate: true, source: { maxLength: HEAD_BYTES } };
  const nothing: Partial<FetchMessageObject> = {};
  const found = await connection.mail(uid, query).catch(() => nothing);
  if (!found) return advance(storage, place, uid);
  const task = found.source && { mail: found.source, headAlone: true };
  const answer = task && (await reading.read(task).catch(() => undefined));
  const { email = "", name = "", subject = "", messageId = "" } = answer?.read ?? {};
  await storage.db.transaction().execute(async (db) => {
    const within = { ...storage, db };
    await advance(within, place, uid);
    await setAside(within, {
      message_id: messageId || placeId(place, uid),
      received_at: receivedAt(found),
      email,
      name,
      subject,
      noted_at: Date.now(),
    });
  });
  log.error({ uid }, "a mail cannot be read and is left in the mailbox; the desk names it");
}

function receivedAt({ internalDate }: Pick<FetchMessageObject, "internalDate">): number {
  const now = Date.now();
  const at = new Date(internalDate ?? 0).getTime();
  return at > 0 && at < now - JUST_NOW ? at : now;
}
