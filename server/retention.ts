import type { Storage } from "./inbox/storage/storage.ts";
import { type RetentionSettings, sweep } from "./inbox/submissions/retention.ts";
import type { Log } from "./logging.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Removes what is too old when the server starts and once a day from then on. The log gets counts only. */
export function startRetention(storage: Storage, settings: RetentionSettings, log: Log) {
  let running = Promise.resolve();
  const run = () => {
    running = sweep(storage, settings, Date.now()).then(
      (swept) => {
        if (Object.values(swept).some((count) => count > 0)) log.info(swept, "old records removed");
      },
      (err: unknown) => log.error({ err }, "old records could not be removed; it is tried again tomorrow"),
    );
  };
  run();
  const timer = setInterval(run, DAY);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
