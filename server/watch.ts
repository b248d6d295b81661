import { findConcerns } from "./alerts.ts";
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
  tell: ((sentences: string[]) => Promise<void>) | undefined;
}

/** Tells the firm what somebody has to see to, all in one mail, at most once a day however many servers there are. */
export function startWatch(parts: WatchParts, settings: Partial<WatchSettings> = {}) {
  const { firstLookMs, everyMs } = { ...USUAL, ...settings };
  let running = Promise.resolve();
  const run = () => {
    running = look(parts).catch((err: unknown) =>
      parts.log.error({ err }, "the daily look was not possible"),
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

async function look({ config, storage, log, tell }: WatchParts): Promise<void> {
  const now = Date.now();
  const concerns = await findConcerns(config, storage, now);
  if (concerns.length === 0) return;
  if (!(await claimMoment(storage, "alert", { now, before: now - DAY }))) return;
  for (const concern of concerns) log.warn(concern);
  try {
    await tell?.(concerns);
  } catch (err) {
    log.error({ err }, "the firm could not be told by mail; it is tried again in an hour");
    await setMoment(storage, "alert", now - DAY + HOUR);
  }
}
