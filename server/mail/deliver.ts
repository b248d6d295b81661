import { holdMails, markFailed, postpone } from "../inbox/outbox/outbox.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Log } from "../logging.ts";
import { classifyFailure, GIVE_UP_AFTER, reasonOf, retryDelay } from "./failure.ts";
import type { Delivery } from "./notice-batches.ts";
import type { Outage } from "./outage.ts";
import type { SentRecord } from "./sent-record.ts";

/** Sends, or says why the mails have to be held back. */
export type Send = (delivery: Delivery) => Promise<{ holdReason: string } | undefined>;

interface Parts {
  storage: Storage;
  send: Send;
  log: Log;
  outage: Outage;
  record: SentRecord;
  outcome: "sent" | "written";
  sentOne: ((mail: { queued_at: number }) => void) | undefined;
  /** Told of a delivery to the firm that failed. */
  giveBack: (delivery: Delivery) => void;
}

/** Sends what was claimed and writes down what became of it: sent, held back, put off or failed. Never throws. */
export async function deliver(delivery: Delivery, parts: Parts): Promise<void> {
  const { storage, log, outage, sentOne, outcome } = parts;
  const about = aboutOf(delivery);
  try {
    const hold = await parts.send(delivery);
    if (hold) {
      log.info({ ...about, reason: hold.holdReason }, "mail held back");
      return await holdMails(storage, delivery, hold.holdReason);
    }
  } catch (error) {
    if (delivery[0].recipient === "firm") parts.giveBack(delivery);
    return noteFailure(delivery, error, parts).catch((err) =>
      log.error({ err, ...about }, "outbox not updated"),
    );
  }
  const outages = outage.end();
  if (outages > 0) log.warn({ outages }, "mail is flowing again");
  for (const mail of delivery) sentOne?.(mail);
  const ids = delivery.map(({ id }) => id);
  await parts.record.sent({ ids, sentAt: Date.now(), state: outcome }, about);
}

async function noteFailure(delivery: Delivery, error: unknown, parts: Parts): Promise<void> {
  const { storage, log, outage } = parts;
  const [mail] = delivery;
  const failure = classifyFailure(error);
  const reason = reasonOf(error);
  const about = { ...aboutOf(delivery), failure, reason };
  if (failure === "refused" || Date.now() - mail.queued_at > GIVE_UP_AFTER) {
    log.error(about, "mail failed for good; `inbox retry` sends it again");
    return markFailed(storage, delivery, reason);
  }
  const retryInMs = failure === "outage" ? outage.pause() : retryDelay(mail.attempts);
  log.warn({ ...about, retryInMs }, "mail not sent yet");
  return postpone(storage, delivery, storage.now(retryInMs), reason);
}

function aboutOf(delivery: Delivery) {
  const [mail] = delivery;
  return {
    mail: mail.group_id ?? mail.id,
    submission: mail.submission_id ?? undefined,
    template: mail.template,
    attempt: mail.attempts,
    notices: delivery.length > 1 ? delivery.length : undefined,
  };
}
