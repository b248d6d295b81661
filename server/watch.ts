import { DAY, HOUR, MINUTE } from "../contract/indian-time.ts";
import { findAlerts } from "./alerts.ts";
import type { Config } from "./config.ts";
import { claimMoment, setMoment } from "./inbox/moments.ts";
import type { Storage } from "./inbox/storage/storage.ts";
import { type RetentionSettings, sweep } from "./inbox/submissions/retention.ts";
import type { Log } from "./logging.ts";

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
  const run = () =>
    look(parts).catch((err: unknown) =>
      parts.log.error({ err }, "what needs attention could not be checked"),
    );
  return repeat(run, firstLookMs, everyMs);
}

/** Removes what is too old when the server starts and once a day from then on. The log gets counts only. */
export function startRetention(storage: Storage, settings: RetentionSettings, log: Log) {
  const run = () =>
    sweep(storage, settings, Date.now()).then(
      (swept) => {
        if (Object.values(swept).some((count) => count > 0)) log.info(swept, "old records removed");
      },
      (err: unknown) => log.error({ err }, "old records could not be removed; it is tried again tomorrow"),
    );
  return repeat(run, 0, DAY);
}

function repeat(run: () => Promise<void>, firstMs: number, everyMs: number) {
  let running = Promise.resolve();
  const begin = () => {
    running = run();
  };
  let timer = setTimeout(() => {
    begin();
    timer = setInterval(begin, everyMs);
  }, firstMs);
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
