import type { Config } from "../config.ts";
import { mailAlarm, mailHealth } from "../inbox/outbox/mail-health.ts";
import { claimMails, holdMails, markFailed, markSent, postpone } from "../inbox/outbox/outbox.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Log } from "../logging.ts";
import { classifyFailure, GIVE_UP_AFTER, outageDelay, reasonOf, retryDelay } from "./failure.ts";
import { createLeases } from "./leases.ts";
import { createLoop } from "./loop.ts";
import { createMailingClaims } from "./mailing-claims.ts";
import { createNoticeBatches, type Delivery, oneByOne } from "./notice-batches.ts";
import type { Sent, SentJournal } from "./sent-journal.ts";

export const WORKER_DEFAULTS = {
  concurrency: 4,
  /** How long a claim lasts unless renewed: the time until a dead instance's mails are taken over. */
  leaseMs: 10_000,
  /** Longest sleep, so that mails queued by another process are seen. */
  pollMs: 3_000,
};

/** How many notices go to the firm one by one, and how many mails of mailings all instances send; 0 is no limit. */
type Paces = Pick<Config["mail"], "alertAfterMs" | "noticesPerMinute" | "mailingPerMinute">;
export type WorkerSettings = typeof WORKER_DEFAULTS & Paces;
type Send = (delivery: Delivery) => Promise<{ holdReason: string } | undefined>;

/** Whose mails are always sent one by one, besides those of mailings, which have a pace. */
const SINGLES = ["visitor", "staff", "participant"] as const;

/** Longest wait between two attempts to record what went out. */
const RECORD_EVERY = 1000;
const LOOK_EVERY = 10 * 1000;
const ALERT_EVERY = 5 * 60 * 1000;

export type Worker = ReturnType<typeof createWorker>;

interface WorkerParts {
  storage: Storage;
  send: Send;
  /** What puts mails into the outbox when their time has come. One that fails holds up no other. */
  tending?: (() => Promise<unknown>)[];
  outcome?: "sent" | "written";
  journal: SentJournal;
  log: Log;
  sentOne?: (mail: { queued_at: number }) => void;
}

/** Sends what waits in the outbox. Any number of workers may share one storage. */
export function createWorker(parts: WorkerParts, settings: WorkerSettings) {
  const { storage, send, tending = [], outcome = "sent", journal, log, sentOne } = parts;
  const underWay = new Map<Delivery, Promise<void>>();
  const leases = createLeases(storage, () => [...underWay.keys()].flat(), settings.leaseMs, log);
  const notices = createNoticeBatches(settings.noticesPerMinute);
  const mailings = createMailingClaims(settings.mailingPerMinute);
  let isCaughtUp = false;
  let outages = 0;
  /** Times since the start: the clock on the wall may be put back. */
  let pausedUntil = 0;
  let lookAgainAt = 0;
  let tendAgainAt = 0;

  const loop = createLoop(async () => {
    try {
      if (!isCaughtUp) await recordEarlier();
      isCaughtUp = true;
      await tend();
      const sleepMs = await takeMails();
      await logAlarm();
      return sleepMs;
    } catch (error) {
      log.error({ err: error }, "the outbox cannot be read; it will be tried again");
      return settings.pollMs;
    }
  });

  async function tend(): Promise<void> {
    if (performance.now() < tendAgainAt) return;
    tendAgainAt = performance.now() + settings.pollMs;
    for (const step of tending)
      await step().catch((err: unknown) =>
        log.error({ err }, "mails that may be due could not be found; others go out all the same"),
      );
  }

  /** Claims as many mails as may be under way and returns for how long there is nothing else to do. */
  async function takeMails(): Promise<number> {
    const pausedFor = pausedUntil - performance.now();
    if (pausedFor > 0) return pausedFor;
    const limit = (outages > 0 ? 1 : settings.concurrency) - underWay.size;
    if (limit <= 0) return settings.pollMs;
    const { leaseMs, pollMs } = settings;
    const claim = { now: storage.now(), leaseMs, includesExpired: leases.mayTakeOver() };
    let sleepMs = pollMs;
    type Step = (inbox: Storage, limit: number) => Promise<Delivery[]>;
    const steps: Step[] = [
      (inbox, limit) => notices.claim(inbox, { ...claim, limit }, outages > 0),
      ...SINGLES.map((recipient): Step => {
        return async (inbox, limit) =>
          oneByOne(await claimMails(inbox, { ...claim, limit }, recipient));
      }),
      async (inbox, limit) => {
        const { deliveries, waitMs } = await mailings.claim(inbox, { ...claim, limit });
        sleepMs = Math.min(waitMs, pollMs);
        return deliveries;
      },
    ];
    const deliveries: Delivery[] = [];
    /** A step that fails gives back what it claimed. What the steps before it claimed is sent. */
    try {
      for (const step of steps) {
        const left = limit - deliveries.length;
        const transaction = storage.db.transaction();
        if (left > 0)
          deliveries.push(...(await transaction.execute((db) => step({ ...storage, db }, left))));
      }
    } finally {
      for (const delivery of deliveries) {
        const done = deliver(delivery).finally(() => {
          underWay.delete(delivery);
          loop.nudge();
        });
        underWay.set(delivery, done);
      }
    }
    return sleepMs;
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const [mail] = delivery;
    const about = {
      mail: mail.group_id ?? mail.id,
      ...(mail.submission_id && { submission: mail.submission_id }),
      template: mail.template,
      attempt: mail.attempts,
      ...(delivery.length > 1 && { notices: delivery.length }),
    };
    try {
      const hold = await send(delivery);
      if (hold) {
        log.info({ ...about, reason: hold.holdReason }, "mail held back");
        return await holdMails(storage, delivery, hold.holdReason);
      }
    } catch (error) {
      if (mail.recipient === "firm") notices.giveBack(delivery);
      await handleFailure(delivery, error, about).catch((err) =>
        log.error({ err, ...about }, "outbox not updated"),
      );
      return;
    }
    if (outages > 0) log.warn({ outages }, "mail is flowing again");
    outages = 0;
    pausedUntil = 0;
    for (const one of delivery) sentOne?.(one);
    await recordSent(
      { ids: delivery.map(({ id }) => id), sentAt: Date.now(), state: outcome },
      about,
    );
  }

  /** Tried until it succeeds, or the mail would go out again; a note is left for the next server. */
  async function recordSent(sent: Sent, about: object): Promise<void> {
    let isNoted = false;
    for (let attempt = 1; ; attempt++) {
      try {
        await markSent(storage, sent.ids, sent.sentAt, sent.state);
        break;
      } catch (err) {
        log.error({ err, ...about }, "a sent mail could not be recorded as sent yet");
      }
      isNoted ||= await note(sent);
      if (loop.isStopping() && isNoted) return;
      await new Promise((resolve) => setTimeout(resolve, Math.min(200 * attempt, RECORD_EVERY)));
    }
    log.info(about, outcome === "sent" ? "mail sent" : "mail written to a file, not sent");
    if (isNoted) await journal.forget(sent);
  }

  const note = (sent: Sent) =>
    journal.note(sent).then(
      () => true,
      (err: unknown) => {
        log.error({ err }, "nor could it be noted in the data folder");
        return false;
      },
    );

  async function recordEarlier(): Promise<void> {
    for (const sent of await journal.read(log)) {
      await markSent(storage, sent.ids, sent.sentAt, sent.state);
      await journal.forget(sent);
    }
  }

  async function handleFailure(delivery: Delivery, error: unknown, about: object): Promise<void> {
    const [mail] = delivery;
    const failure = classifyFailure(error);
    const reason = reasonOf(error);
    if (failure === "refused" || Date.now() - mail.queued_at > GIVE_UP_AFTER) {
      log.error(
        { ...about, failure, reason },
        "mail failed for good; `inbox retry` sends it again",
      );
      return markFailed(storage, delivery, reason);
    }
    const delay = failure === "outage" ? pause() : retryDelay(mail.attempts);
    log.warn({ ...about, failure, reason, retryInMs: delay }, "mail not sent yet");
    return postpone(storage, delivery, storage.now(delay), reason);
  }

  /** Pauses all sending; returns the milliseconds left. Mails that fail together count as one outage. */
  function pause(): number {
    const now = performance.now();
    if (now >= pausedUntil) pausedUntil = now + outageDelay(++outages);
    return Math.ceil(pausedUntil - now);
  }

  async function logAlarm(): Promise<void> {
    const { alertAfterMs } = settings;
    if (performance.now() < lookAgainAt) return;
    lookAgainAt = performance.now() + Math.min(LOOK_EVERY, alertAfterMs);
    const health = await mailHealth(storage, alertAfterMs);
    const alarm = mailAlarm(health);
    if (!alarm) return;
    lookAgainAt = performance.now() + ALERT_EVERY;
    log.error(health, alarm);
  }

  return {
    start() {
      leases.start();
      loop.start();
    },
    nudge: loop.nudge,
    async stop() {
      await loop.stop();
      await Promise.all(underWay.values());
      leases.stop();
    },
  };
}
