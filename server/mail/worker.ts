import {
  type ClaimedMail,
  claimMails,
  markFailed,
  markHeld,
  markSent,
  nextDue,
  oldestWaiting,
  postpone,
  renewLeases,
} from "../inbox/outbox.ts";
import type { Storage } from "../inbox/storage.ts";
import { describeError, type Log, withoutAddresses } from "../logging.ts";
import { classifyFailure, GIVE_UP_AFTER, outageDelay, retryDelay } from "./failure.ts";
import { createNoticeDesk } from "./notice-desk.ts";

export interface WorkerSettings {
  /** Mails on their way at once. */
  concurrency: number;
  /** How long a claim lasts unless renewed: the time until a dead instance's mails are taken over. */
  leaseMs: number;
  /** Longest sleep, so that mails queued by another process are seen. */
  pollMs: number;
  alertAfterMs: number;
  /** Notices that go to the firm one by one; when more come, one mail tells of many. 0 never puts any together. */
  noticesPerMinute: number;
}

export const WORKER_DEFAULTS = { concurrency: 4, leaseMs: 10_000, pollMs: 3_000, noticesPerMinute: 5 };

/** The mails of the outbox that one mail on the wire stands for: one, or a group of notices. */
export type Delivery = [ClaimedMail, ...ClaimedMail[]];

/** Sends a delivery, or says why it is not to be sent. */
type Send = (delivery: Delivery) => Promise<{ held: string } | undefined>;

const LOOK_EVERY = 10 * 1000;
const ALERT_EVERY = 5 * 60 * 1000;

export interface Worker {
  start(): void;
  /** Says that new mail is waiting. */
  nudge(): void;
  /** Takes no more mails and waits for those on their way. */
  stop(): Promise<void>;
}

/** Sends what waits in the outbox. Any number of workers may share one storage. */
export function createWorker(storage: Storage, send: Send, log: Log, settings: WorkerSettings): Worker {
  const underWay = new Map<Delivery, Promise<void>>();
  const desk = createNoticeDesk(storage, settings.noticesPerMinute);
  let wake: () => void = () => {};
  let nudged = false;
  let stopping = false;
  let running: Promise<void> | undefined;
  let outages = 0;
  /** Times since the start: the clock on the wall may be put back. */
  let pausedUntil = 0;
  let lookAgainAt = 0;

  async function run(): Promise<void> {
    const renewal = setInterval(() => void renew(), settings.leaseMs / 3);
    while (!stopping) {
      nudged = false;
      let sleepMs = settings.pollMs;
      try {
        sleepMs = await takeMails();
        await alertWhenOld();
      } catch (error) {
        log.error({ err: error }, "the outbox cannot be read; it will be tried again");
      }
      if (!stopping && !nudged) await sleep(sleepMs);
    }
    await Promise.all(underWay.values());
    clearInterval(renewal);
  }

  /** Claims as many mails as there are hands free and returns how long there is nothing else to do. */
  async function takeMails(): Promise<number> {
    const pausedFor = pausedUntil - performance.now();
    if (pausedFor > 0) return pausedFor;
    const now = Date.now();
    const hands = outages > 0 ? 1 : settings.concurrency;
    const limit = hands - underWay.size;
    if (limit <= 0) return settings.pollMs;
    const claim = { now, leaseMs: settings.leaseMs, limit };
    const deliveries = await desk.take(claim, outages > 0);
    if (deliveries.length < limit) {
      const rest = limit - deliveries.length;
      const letters = await claimMails(storage, { ...claim, limit: rest, recipient: "visitor" });
      deliveries.push(...letters.map((one): Delivery => [one]));
    }
    for (const delivery of deliveries) {
      const done = deliver(delivery).finally(() => {
        underWay.delete(delivery);
        nudge();
      });
      underWay.set(delivery, done);
    }
    if (deliveries.length > 0) return settings.pollMs;
    const due = await nextDue(storage, now, desk.isOpen() ? undefined : "visitor");
    return due === undefined ? settings.pollMs : Math.min(Math.max(due - Date.now(), 50), settings.pollMs);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const [{ mail }] = delivery;
    const about = {
      mail: mail.group_id ?? mail.id,
      submission: mail.submission_id,
      template: mail.template,
      attempt: mail.attempts,
      ...(delivery.length > 1 && { notices: delivery.length }),
    };
    try {
      const kept = await send(delivery);
      if (kept) {
        log.info({ ...about, reason: kept.held }, "mail held back");
        return await markHeld(storage, delivery, kept.held);
      }
    } catch (error) {
      if (mail.recipient === "firm") desk.giveBack(delivery);
      await handleFailure(delivery, error, about).catch((err) =>
        log.error({ err, ...about }, "outbox not updated"),
      );
      return;
    }
    if (outages > 0) log.warn({ outages }, "mail is flowing again");
    outages = 0;
    pausedUntil = 0;
    await recordSent(delivery, about);
  }

  /** A mail that went out but is not recorded would go out again, so its record is worth a few attempts. */
  async function recordSent(delivery: Delivery, about: object): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await markSent(storage, delivery, Date.now());
        log.info(about, "mail sent");
        return;
      } catch (err) {
        log.error({ err, ...about }, "a sent mail could not be recorded as sent");
        if (attempt === 5) return;
        await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
      }
    }
  }

  async function handleFailure(delivery: Delivery, error: unknown, about: object): Promise<void> {
    const [{ mail }] = delivery;
    const now = Date.now();
    const failure = classifyFailure(error);
    const { message } = describeError(error);
    if (failure === "refused" || now - mail.queued_at > GIVE_UP_AFTER) {
      log.error({ ...about, failure, reason: message }, "mail failed for good; `inbox retry` sends it again");
      return markFailed(storage, delivery, message);
    }
    const delay = failure === "outage" ? pause() : retryDelay(mail.attempts);
    log.warn({ ...about, failure, reason: message, retryInMs: delay }, "mail not sent yet");
    return postpone(storage, delivery, now + delay, withoutAddresses(message));
  }

  /** Mails that fail together tell of one outage, not of several. */
  function pause(): number {
    const now = performance.now();
    if (now >= pausedUntil) pausedUntil = now + outageDelay(++outages);
    return Math.ceil(pausedUntil - now);
  }

  async function renew(): Promise<void> {
    try {
      await renewLeases(storage, [...underWay.keys()].flat(), Date.now() + settings.leaseMs);
    } catch (err) {
      log.error({ err }, "the claims on mails under way could not be renewed");
    }
  }

  async function alertWhenOld(): Promise<void> {
    const { alertAfterMs } = settings;
    if (performance.now() < lookAgainAt) return;
    lookAgainAt = performance.now() + Math.min(LOOK_EVERY, alertAfterMs);
    const [since, now] = [await oldestWaiting(storage), Date.now()];
    if (since === undefined || now - since < alertAfterMs) return;
    lookAgainAt = performance.now() + ALERT_EVERY;
    const minutes = Math.round((now - since) / 60_000);
    log.error(
      { minutes },
      `MAIL IS NOT GOING OUT: the oldest unsent mail has been waiting for ${minutes} minutes`,
    );
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function nudge(): void {
    nudged = true;
    wake();
  }

  return {
    start() {
      running ??= run();
    },
    nudge,
    async stop() {
      stopping = true;
      wake();
      await running;
    },
  };
}
