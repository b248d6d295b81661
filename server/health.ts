import type { FastifyInstance } from "fastify";
import { oldestWaiting } from "./inbox/outbox.ts";
import { ping } from "./inbox/read.ts";
import type { Storage } from "./inbox/storage.ts";
import type { Store } from "./inbox/store.ts";
import type { Site } from "./static/site.ts";

interface HealthParts {
  storage: Storage;
  store: Store;
  site: Site;
  alertAfterMs: number;
  isClosing: () => boolean;
}

export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "alive" }),
  );

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const reasons = await reasonsNotReady(parts).catch((err: unknown) => {
      request.log.error({ err }, "storage does not answer");
      return ["The storage does not answer."];
    });
    if (reasons.length === 0) return reply.send({ status: "ready" });
    return reply.code(503).send({ status: "not ready", reasons });
  });
}

async function reasonsNotReady({
  storage,
  store,
  site,
  alertAfterMs,
  isClosing,
}: HealthParts): Promise<string[]> {
  const reasons: string[] = [];
  if (isClosing()) reasons.push("The server is closing.");
  if (!site.present) reasons.push("The built site is missing.");
  await ping(storage);
  if (!(await store.isWritable())) reasons.push("The storage takes no submissions.");
  const since = await oldestWaiting(storage);
  const age = since === undefined ? 0 : Date.now() - since;
  if (age > alertAfterMs) {
    reasons.push(`The oldest unsent mail has been waiting for ${Math.round(age / 60_000)} minutes.`);
  }
  return reasons;
}
