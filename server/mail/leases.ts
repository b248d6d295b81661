import { renewLeases } from "../inbox/outbox/outbox.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Mail } from "../inbox/storage/tables.ts";
import { ping } from "../inbox/submissions/read.ts";
import type { Log } from "../logging.ts";

/**
 * While the storage is away no server can renew its leases, though it may be sending: so a lease counts as run out only
 * after the storage has answered for a whole lease without a gap. Nor does it right after this process stood still, as
 * on a halted machine: leases of servers that stood still with it are not renewed yet.
 */
export function createLeases(storage: Storage, underWay: () => Mail[], leaseMs: number, log: Log) {
  let answersSince = performance.now();
  let renewedAt = answersSince;
  let isAsking = false;

  async function renew(): Promise<void> {
    if (isAsking) {
      answersSince = performance.now();
      return;
    }
    isAsking = true;
    try {
      const claimed = underWay();
      if (claimed.length > 0) await renewLeases(storage, claimed, storage.now(leaseMs));
      else await ping(storage);
      renewedAt = performance.now();
    } catch (err) {
      answersSince = performance.now();
      log.error({ err }, "the claims on mails under way could not be renewed");
    } finally {
      isAsking = false;
    }
  }

  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    start() {
      answersSince = performance.now();
      renewedAt = answersSince;
      timer = setInterval(() => void renew(), leaseMs / 3);
    },
    stop: () => clearInterval(timer),
    mayTakeOver() {
      const now = performance.now();
      if (now - renewedAt > (2 / 3) * leaseMs) answersSince = now;
      return now - answersSince >= leaseMs;
    },
  };
}
