import type { BlockList } from "node:net";
import { Webhook } from "standardwebhooks";
import { DAY, HOUR, MINUTE } from "../../contract/indian-time.ts";
import { markFailed, markSent, postpone } from "../inbox/outbox/outbox.ts";
import { changeRows, findRow, present } from "../inbox/storage/rows.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Endpoint, Mail } from "../inbox/storage/tables.ts";
import { claimDeliveries } from "../inbox/webhooks/deliveries.ts";
import { listEndpoints, switchOff } from "../inbox/webhooks/endpoints.ts";
import { describeError, type Log } from "../logging.ts";
import { createLeases } from "../mail/leases.ts";
import { createLoop } from "../mail/loop.ts";
import { type Answer, post } from "./request.ts";
import { bodyOf } from "./shapes.ts";
import { type Sending, tellingOf } from "./telling.ts";

const SECOND = 1000;

/** The waits of the specification Standard Webhooks, after each failed try. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];

const DEFAULTS = {
  leaseMs: 30 * SECOND,
  pollMs: 3 * SECOND,
  timeoutMs: 15 * SECOND,
  /** Requests on their way to one endpoint at once, so that a slow one holds up no other. */
  perEndpoint: 2,
  waits: WAITS,
};

interface Given {
  allowed: BlockList;
  deskUrl: string | undefined;
  sentOne: (mail: { queued_at: number }) => void;
}

export type SenderSettings = Given & typeof DEFAULTS;

/** Passes events on to endpoints, each at least once. Any number of servers may share one storage. */
export function createWebhookSender(
  storage: Storage,
  log: Log,
  given: Given & Partial<SenderSettings>,
) {
  const settings: SenderSettings = { ...DEFAULTS, ...given };
  const underWay = new Map<Mail, { endpoint: Endpoint; done: Promise<void> }>();
  const leases = createLeases(storage, () => [...underWay.keys()], settings.leaseMs, log);
  const loop = createLoop(async () => {
    await claimAll().catch((err: unknown) =>
      log.error({ err }, "the outbox of webhooks cannot be read; it is tried again"),
    );
    return settings.pollMs;
  });

  async function claimAll(): Promise<void> {
    for (const endpoint of await listEndpoints(storage)) {
      if (loop.isStopping()) return;
      if (endpoint.off_since === null) await claimFor(endpoint);
    }
  }

  async function claimFor(endpoint: Endpoint): Promise<void> {
    const own = [...underWay.values()].filter((one) => one.endpoint.id === endpoint.id).length;
    const limit = settings.perEndpoint - own;
    if (limit <= 0) return;
    const { leaseMs } = settings;
    const claim = { now: storage.now(), leaseMs, limit, includesExpired: leases.mayTakeOver() };
    for (const mail of await claimDeliveries(storage, endpoint, claim)) begin(mail, endpoint);
  }

  function begin(mail: Mail, endpoint: Endpoint): void {
    const done = deliver(mail, endpoint, { storage, log, settings })
      .catch((err: unknown) => log.error({ err }, "the outcome of a webhook could not be recorded"))
      .finally(() => {
        underWay.delete(mail);
        loop.nudge();
      });
    underWay.set(mail, { endpoint, done });
  }

  return {
    start() {
      leases.start();
      loop.start();
    },
    nudge: loop.nudge,
    async stop(): Promise<void> {
      await loop.stop();
      await Promise.all([...underWay.values()].map(({ done }) => done));
      leases.stop();
    },
  };
}

interface Parts {
  storage: Storage;
  log: Log;
  settings: SenderSettings;
}

async function deliver(mail: Mail, endpoint: Endpoint, parts: Parts): Promise<void> {
  const { storage, log, settings } = parts;
  const delivery = present(await findRow(storage, "delivery", { mail_id: mail.id }));
  const { answer, reason } = await attempt({ mail, delivery, endpoint }, parts);
  const noted = { status: answer?.status ?? null, answer: answer?.answer ?? "" };
  await changeRows(storage, "delivery", { mail_id: mail.id }, noted);
  const about = {
    webhook: mail.id,
    endpoint: endpoint.id,
    event: delivery.event,
    attempt: mail.attempts,
  };
  if (answer && answer.status >= 200 && answer.status < 300) {
    log.info(about, "webhook delivered");
    settings.sentOne(mail);
    return markSent(storage, [mail.id], Date.now());
  }
  const failed = { ...about, reason };
  const wait = settings.waits[mail.attempts - 1];
  if (answer?.status === 410 || wait === undefined) {
    await markFailed(storage, [mail], reason);
    if (await switchOff(storage, endpoint.id, whyOff(mail, answer, reason), Date.now()))
      log.error(failed, "webhook switched off");
    return;
  }
  const delay = Math.round(Math.max(wait * (0.8 + 0.4 * Math.random()), asked(answer)));
  log.warn({ ...failed, retryInMs: delay }, "webhook not delivered yet");
  await postpone(storage, [mail], storage.now(delay), reason);
}

type Attempt = { answer: Answer | undefined; reason: string };

async function attempt(sending: Sending, { storage, settings }: Parts): Promise<Attempt> {
  try {
    const body = bodyOf(sending, await tellingOf(storage, sending, settings.deskUrl));
    const url = new URL(sending.endpoint.url);
    const answer = await post(url, headersOf(sending, body), body, settings);
    return { answer, reason: `It answered ${answer.status}.` };
  } catch (error) {
    return { answer: undefined, reason: describeError(error).message };
  }
}

function whyOff(mail: Mail, answer: Answer | undefined, reason: string): string {
  if (answer?.status === 410) return "It answered 410: it wants nothing more.";
  return `It failed ${mail.attempts} times. ${reason}`;
}

/** For how many milliseconds the receiver wants to be left alone, a day at most. */
function asked(answer: Answer | undefined): number {
  const { retryAfter } = answer ?? {};
  if (!retryAfter) return 0;
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), DAY);
}

/** Signed with the secret, and for a day with the one before, so that a receiver can change it without a gap. */
function headersOf({ mail, endpoint }: Sending, body: string): Record<string, string> {
  const now = new Date();
  const { secret, old_secret, old_secret_until } = endpoint;
  const secrets = old_secret_until > now.getTime() ? [secret, old_secret] : [secret];
  return {
    "content-type": "application/json",
    "user-agent": "website-webhooks/1",
    "webhook-id": mail.id,
    "webhook-timestamp": String(Math.floor(now.getTime() / SECOND)),
    "webhook-signature": secrets
      .map((secret) => new Webhook(secret).sign(mail.id, now, body))
      .join(" "),
    ...(endpoint.header_name && { [endpoint.header_name]: endpoint.header_value }),
  };
}
