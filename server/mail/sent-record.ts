import { markSent } from "../inbox/outbox/outbox.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Log } from "../logging.ts";
import type { Sent, SentJournal } from "./sent-journal.ts";

/** Longest wait between two attempts to record what went out. */
const RECORD_EVERY = 1000;

interface Parts {
  storage: Storage;
  journal: SentJournal;
  log: Log;
  isStopping: () => boolean;
}

export type SentRecord = ReturnType<typeof createSentRecord>;

/** What went out has to be recorded, or it would go out again. */
export function createSentRecord({ storage, journal, log, isStopping }: Parts) {
  async function mark({ ids, sentAt, state }: Sent, about: object): Promise<boolean> {
    try {
      await markSent(storage, ids, sentAt, state);
      return true;
    } catch (err) {
      log.error({ err, ...about }, "a sent mail could not be recorded as sent yet");
      return false;
    }
  }

  async function note(sent: Sent): Promise<boolean> {
    try {
      await journal.note(sent);
      return true;
    } catch (err) {
      log.error({ err }, "nor could it be noted in the data folder");
      return false;
    }
  }

  return {
    /** Tries until it succeeds; a note is left for the next server, and where there is one, stopping ends it. */
    async sent(sent: Sent, about: object): Promise<void> {
      let isNoted = false;
      for (let attempt = 1; !(await mark(sent, about)); attempt++) {
        isNoted ||= await note(sent);
        if (isStopping() && isNoted) return;
        await wait(Math.min(200 * attempt, RECORD_EVERY));
      }
      const isSent = sent.state === "sent";
      log.info(about, isSent ? "mail sent" : "mail written to a file, not sent");
      if (isNoted) await journal.forget(sent);
    },
    /** Records what an earlier server could only note. */
    async earlier(): Promise<void> {
      for (const sent of await journal.read(log)) {
        await markSent(storage, sent.ids, sent.sentAt, sent.state);
        await journal.forget(sent);
      }
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
