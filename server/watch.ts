import { findAlerts } from "./alerts.ts";
import type { Config } from "./config.ts";
import { claimMoment, setMoment } from "./inbox/moments.ts";
import type { Storage } from "./inbox/storage/storage.ts";
import type { Log } from "./logging.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface WatchSettings {
  firstLookMs: number;
  everyMs: number;
}

const USUAL: WatchSettings = { firstLookMs: MINUTE, everyMs: 10 * MINUTE };

interface WatchParts {
  config: Config;
  storage: Storage;
  log: Log;
  /** Mails the firm these sentences; undefined where mails are not sent. */
  sendAlert: ((sentences: string[]) => Promise<void>) | undefined;
}

/** Mails the firm what needs attention, all in one mail, at most once a day however many servers there are. */
export function startWatch(parts: WatchParts, settings: Partial<WatchSettings> = {}) {
  const { firstLookMs, everyMs } = { ...USUAL, ...settings };
  let running = Promise.resolve();
  const run = () => {
    running = look(parts).catch((err: unknown) =>
      parts.log.error({ err }, "what needs attention could not be checked"),
    );
  };
  let timer = setTimeout(() => {
    run();
    timer = setInterval(run, everyMs);
  }, firstLookMs);
  return {
    async stop(): Promise<void> {
      clearTimeout(timer);
      await running;
    },
  };
}

async function look({ config, storage, log, sendAlert }: WatchParts): Promise<void> {
  const now = Date.now();
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
