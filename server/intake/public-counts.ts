import type { FastifyInstance } from "fastify";
import { dayOf } from "../../contract/indian-time.ts";
import { SEATS_LEFT_PATH, WAITING_COUNTS_PATH } from "../../contract/waiting.ts";
import { seatsLeft } from "../inbox/registrations/full-runs.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import { countWaiting } from "../inbox/subscribers/subscription.ts";
import { createRunReader } from "../static/published-runs.ts";
import type { Site } from "../static/site.ts";

const FRESH_MS = 60_000;
/** A smaller number says something about single people: whoever asks could watch it change. */
const FEWEST = 3;

type Counts = Record<string, number>;

/** The storage is asked once a minute at most, whoever asks here; while it is away, nothing is counted. */
export function registerPublicCounts(app: FastifyInstance, storage: Storage, site: Site): void {
  const answer = (path: string, count: () => Promise<Counts>) => {
    let counted = { at: 0, counts: Promise.resolve<Counts>({}) };
    app.get(path, async (request, reply) => {
      const now = performance.now();
      if (counted.at === 0 || now - counted.at > FRESH_MS) {
        const counts = count().catch((err: unknown) => {
          request.log.error({ err }, "the storage does not answer");
          return {};
        });
        counted = { at: now, counts };
      }
      return reply.header("cache-control", "public, max-age=300").send(await counted.counts);
    });
  };
  const runs = createRunReader((path) => site.file(path)?.identity.body);
  answer(WAITING_COUNTS_PATH, () => countWaiting(storage, FEWEST));
  answer(SEATS_LEFT_PATH, () => seatsLeft(storage, runs() ?? [], dayOf(Date.now())));
}
