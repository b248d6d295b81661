import type { Config } from "../config.ts";
import { mailAlarm, mailHealth } from "../inbox/outbox/mail-health.ts";
import { type Claim, claimMails } from "../inbox/outbox/outbox.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Log } from "../logging.ts";
import { deliver, type Send } from "./deliver.ts";
import { createLeases } from "./leases.ts";
import { createLoop } from "./loop.ts";
import { createMailingClaims } from "./mailing-claims.ts";
import { createNoticeBatches, type Delivery, oneByOne } from "./notice-batches.ts";
import { createOutage, type Outage } from "./outage.ts";
import type { SentJournal } from "./sent-journal.ts";
import { createSentRecord } from "./sent-record.ts";

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

/** Whose mails are always sent one by one, besides those of mailings, which have a pace. */
const SINGLES = ["visitor", "staff", "participant"] as const;

const LOOK_EVERY = 10 * 1000;
const ALERT_EVERY = 5 * 60 * 1000;

export type Worker = ReturnType<typeof createWorker>;

/** What puts mails into the outbox when their time has come. A step that fails holds up no other. */
export type Tending = (() => Promise<unknown>)[];

interface WorkerParts {
  storage: Storage;
  send: Send;
  tending?: Tending;
  outcome?: "sent" | "written";
  journal: SentJournal;
  log: Log;
  sentOne?: (mail: { queued_at: number }) => void;
}

/** Sends what waits in the outbox. Any number of workers may share one storage. */
export function createWorker(parts: WorkerParts, settings: WorkerSettings) {
  const { storage, send, journal, log, sentOne, outcome = "sent" } = parts;
  const underWay = new Map<Delivery, Promise<void>>();
  const leases = createLeases(storage, () => [...underWay.keys()].flat(), settings.leaseMs, log);
  const outage = createOutage();
  const notices = createNoticeBatches(settings.noticesPerMinute);
  const steps = claimingSteps(notices, outage, settings);
  const tend = createTending(parts.tending ?? [], settings.pollMs, log);
  const logAlarm = createAlarmLog(storage, settings.alertAfterMs, log);
  let isCaughtUp = false;

  const loop = createLoop(async () => {
    try {
      if (!isCaughtUp) await record.earlier();
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
  const record = createSentRecord({ storage, journal, log, isStopping: loop.isStopping });
  const delivering = { storage, send, log, outage, record, outcome, sentOne };

  /** Claims as many mails as may be under way and returns for how long there is nothing else to do. */
  async function takeMails(): Promise<number> {
    const pausedFor = outage.leftMs();
    if (pausedFor > 0) return pausedFor;
    const { leaseMs, pollMs, concurrency } = settings;
    const limit = (outage.isOn() ? 1 : concurrency) - underWay.size;
    const claim = { now: storage.now(), leaseMs, includesExpired: leases.mayTakeOver() };
    const deliveries: Delivery[] = [];
    let sleepMs = pollMs;
    /** A step that fails gives back what it claimed. What the steps before it claimed is sent. */
    try {
      for (const claimStep of steps) {
        const left = limit - deliveries.length;
        if (left <= 0) break;
        const claimed = await storage.db
          .transaction()
          .execute((db) => claimStep({ ...storage, db }, { ...claim, limit: left }));
        deliveries.push(...claimed.deliveries);
        sleepMs = Math.min(sleepMs, claimed.waitMs ?? pollMs);
      }
    } finally {
      for (const delivery of deliveries) begin(delivery);
    }
    return sleepMs;
  }

  function begin(delivery: Delivery): void {
    const done = deliver(delivery, { ...delivering, giveBack: notices.giveBack }).finally(() => {
      underWay.delete(delivery);
      loop.nudge();
    });
    underWay.set(delivery, done);
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

/** `waitMs` says for how long there are no others. */
type Claimed = { deliveries: Delivery[]; waitMs?: number };
type ClaimStep = (inbox: Storage, claim: Claim) => Promise<Claimed>;

/** In the order in which mails are claimed: mailings come last. */
function claimingSteps(
  notices: ReturnType<typeof createNoticeBatches>,
  outage: Outage,
  settings: WorkerSettings,
): ClaimStep[] {
  const mailings = createMailingClaims(settings.mailingPerMinute);
  const singles = SINGLES.map(
    (recipient): ClaimStep =>
      async (inbox, claim) => ({ deliveries: oneByOne(await claimMails(inbox, claim, recipient)) }),
  );
  return [
    async (inbox, claim) => ({ deliveries: await notices.claim(inbox, claim, outage.isOn()) }),
    ...singles,
    mailings.claim,
  ];
}

/** Times since the start, here and below: the clock on the wall may be put back. */
function createTending(steps: Tending, everyMs: number, log: Log) {
  let againAt = 0;
  return async (): Promise<void> => {
    if (performance.now() < againAt) return;
    againAt = performance.now() + everyMs;
    for (const step of steps)
      await step().catch((err: unknown) =>
        log.error({ err }, "mails that may be due could not be found; others go out all the same"),
      );
  };
}

function createAlarmLog(storage: Storage, alertAfterMs: number, log: Log) {
  let againAt = 0;
  return async (): Promise<void> => {
    if (performance.now() < againAt) return;
    againAt = performance.now() + Math.min(LOOK_EVERY, alertAfterMs);
    const health = await mailHealth(storage, alertAfterMs);
    const alarm = mailAlarm(health);
    if (!alarm) return;
    againAt = performance.now() + ALERT_EVERY;
    log.error(health, alarm);
  };
}
