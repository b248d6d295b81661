import { MINUTE } from "../../contract/indian-time.ts";
import { claimMoment, readMoment } from "../inbox/moments.ts";
import { type Claim, claimMailingMails, hasDueMailingMail } from "../inbox/outbox/outbox.ts";
import { clockOf, type Storage } from "../inbox/storage/storage.ts";
import { type Delivery, oneByOne } from "./notice-batches.ts";

/** Equal gaps; 0 is no limit. The time of the last one is in the storage, so all instances keep to it. */
export function createMailingClaims(perMinute: number) {
  /** Whole milliseconds, since PostgreSQL compares times with nothing else. */
  const gap = perMinute === 0 ? 0 : Math.ceil(MINUTE / perMinute);

  /** Milliseconds until the next mail may be sent; 0 if this server may send it now, and then no other may. */
  async function waitForTurn(storage: Storage): Promise<number> {
    const now = await clockOf(storage);
    const last = (await readMoment(storage, "mailing")) ?? 0;
    /** A time to come was written by a clock that has been put back since. */
    const before = last > now ? last + 1 : now - gap + 1;
    if (last >= before) return last + gap - now;
    return (await claimMoment(storage, "mailing", { now, before })) ? 0 : gap;
  }

  return {
    /** Claims the mails to send now; `waitMs` says for how long there are no others. */
    async claim(
      storage: Storage,
      claim: Claim,
    ): Promise<{ deliveries: Delivery[]; waitMs: number }> {
      const none = { deliveries: [], waitMs: Number.POSITIVE_INFINITY };
      if (gap > 0) {
        if (!(await hasDueMailingMail(storage, claim))) return none;
        const waitMs = await waitForTurn(storage);
        if (waitMs > 0) return { deliveries: [], waitMs };
      }
      const mails = await claimMailingMails(storage, {
        ...claim,
        limit: gap > 0 ? 1 : claim.limit,
      });
      if (mails.length === 0) return none;
      return { deliveries: oneByOne(mails), waitMs: gap };
    },
  };
}
