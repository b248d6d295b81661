import type { FastifyInstance } from "fastify";
import { WAITING_COUNTS_PATH } from "../../contract/forms.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { countWaiting } from "../inbox/subscribers/subscription.ts";

const FRESH_MS = 60_000;
/** A smaller number says something about single people: whoever asks could watch it change. */
const FEWEST = 3;

/**
 * How many people confirmed that they wait for new dates of each training, for its page and the calendar. The storage is
 * asked once a minute at most, whoever asks here; while it is away, nothing is counted.
 */
export function registerWaitingCounts(app: FastifyInstance, storage: Storage): void {
  let counted = { at: 0, counts: Promise.resolve<Record<string, number>>({}) };
  app.get(WAITING_COUNTS_PATH, async (request, reply) => {
    const now = performance.now();
    if (counted.at === 0 || now - counted.at > FRESH_MS) {
      const counts = countWaiting(storage, FEWEST).catch((err: unknown) => {
        request.log.error({ err }, "the storage does not answer");
        return {};
      });
      counted = { at: now, counts };
    }
    return reply.header("cache-control", "public, max-age=300").send(await counted.counts);
  });
}
