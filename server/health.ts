import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Closing } from "./http/closing.ts";
import { clockWarnings } from "./inbox/clock.ts";
import { mailHealth } from "./inbox/outbox/mail-health.ts";
import type { Storage } from "./inbox/storage/storage.ts";
import { ping } from "./inbox/submissions/read.ts";
import type { Store } from "./inbox/submissions/store.ts";
import type { Site } from "./static/site.ts";

type HealthParts = {
  storage: Storage;
  store: Store;
  site: Site;
  alertAfterMs: number;
  closing: Closing;
};

export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "alive" }),
  );

  /** For load balancers. Late mail does not count: other instances share the outbox. */
  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { reasons, ...state } = await readinessOf(parts, request);
    if (reasons.length > 0) return reply.code(503).send({ status: "not ready", reasons, ...state });
    return reply.send({ status: "ready", ...state });
  });

  app.get("/mailz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const mail = await mailState(parts).catch((err: unknown) => {
      request.log.error({ err }, NO_ANSWER);
      return { mail: "unknown" as const };
    });
    return reply.code(mail.mail === "on time" ? 200 : 503).send(mail);
  });
}

const NO_ANSWER = "The storage does not answer.";

async function readinessOf(parts: HealthParts, request: FastifyRequest) {
  const { storage, store, site, closing } = parts;
  const reasons: string[] = [];
  if (closing.hasBegun) reasons.push("The server is closing.");
  if (!site.isPresent()) reasons.push("The built site is missing.");
  try {
    await ping(storage);
    if (!(await store.isWritable())) reasons.push("The storage takes no submissions.");
    const warnings = await clockWarnings(storage);
    return {
      reasons,
      mail: (await mailState(parts)).mail,
      ...(warnings.length > 0 && { warnings }),
    };
  } catch (err) {
    request.log.error({ err }, NO_ANSWER);
    return { reasons: [...reasons, NO_ANSWER], mail: "unknown" as const };
  }
}

async function mailState({ storage, alertAfterMs }: HealthParts) {
  const { state, oldestWaitsMinutes, failed, failedToFirm } = await mailHealth(
    storage,
    alertAfterMs,
  );
  return {
    mail: state,
    oldestWaitsMinutes,
    failedWithinADay: failed,
    ofThemToTheFirm: failedToFirm,
  };
}
