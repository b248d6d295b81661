import { DAY, HOUR, MINUTE } from "../contract/indian-time.ts";
import { findAlerts } from "./alerts.ts";
import type { Config } from "./config.ts";
import { clockWarnings, followClock } from "./inbox/clock.ts";
import { claimMoment, setMoment } from "./inbox/moments.ts";
import type { Storage } from "./inbox/storage/storage.ts";
import { isFull, sweep } from "./inbox/submissions/retention.ts";
import type { Log } from "./logging.ts";
import { createLoop } from "./mail/loop.ts";

const USUAL = {
  firstLookMs: MINUTE,
  everyMs: 10 * MINUTE,
  /** For how long a server removes nothing after its start: time to see that something is wrong. */
  sweepAfterMs: HOUR,
};

export type WatchSettings = typeof USUAL;

interface WatchParts {
  config: Config;
  storage: Storage;
  log: Log;
  sendAlert: ((sentences: string[]) => Promise<unknown>) | undefined;
}

export function startWatch(parts: WatchParts, settings: Partial<WatchSettings> = {}) {
  const { firstLookMs, everyMs, sweepAfterMs } = { ...USUAL, ...settings };
  const startedAt = performance.now();
  const loop = createLoop(async () => {
    await look(parts, performance.now() - startedAt >= sweepAfterMs).catch((err: unknown) =>
      parts.log.error({ err }, "what needs attention could not be checked"),
    );
    return everyMs;
  });
  const first = setTimeout(loop.start, firstLookMs);
  return {
    async stop(): Promise<void> {
      clearTimeout(first);
      await loop.stop();
    },
  };
}

async function look(parts: WatchParts, maySweep: boolean): Promise<void> {
  const { now, isDoubted } = await followClock(parts.storage);
  for (const warning of await clockWarnings(parts.storage)) parts.log.warn(warning);
  if (maySweep && !isDoubted) await removeOld(parts, now);
  await tell(parts, now);
}

/** Removes what is too old, once a day however many servers there are. The log gets counts only. */
async function removeOld({ config, storage, log }: WatchParts, now: number): Promise<void> {
  if (!(await claimMoment(storage, "sweep", { now, before: now - DAY }))) return;
  try {
    const swept = await sweep(storage, { dataDir: config.dataDir, ...config.retention }, now);
    if (Object.values(swept).some((count) => count > 0)) log.info(swept, "old records removed");
    if (isFull(swept)) await setMoment(storage, "full-sweep", now);
  } catch (err) {
    log.error({ err }, "old records could not be removed; it is tried again tomorrow");
  }
}

/** Mails the firm what needs attention, all in one mail, at most once a day however many servers there are. */
async function tell({ config, storage, log, sendAlert }: WatchParts, now: number): Promise<void> {
  const alerts = await findAlerts(config, storage, now);
  if (alerts.length === 0) return;
  if (!(await claimMoment(storage, "alert", { now, before: now - DAY }))) return;
  for (const alert of alerts) log.warn(alert);
  try {
    await sendAlert?.(alerts);
  } catch (err) {
    log.error({ err }, "the alert could not be mailed; it is tried again in an hour");
    await setMoment(storage, "alert", now - DAY + HOUR);
  }
}
