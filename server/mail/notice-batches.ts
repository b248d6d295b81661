import { newId } from "../inbox/storage/ids.ts";
import { type ClaimedMail, claimGroup, claimMails, groupMails } from "../inbox/outbox/outbox.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Delivery } from "./worker.ts";

const MINUTE = 60 * 1000;

/** What a flood at the server's own limit brings in a minute. */
const MOST_IN_A_GROUP = 600;

interface NoticeClaim {
  now: number;
  leaseMs: number;
  limit: number;
  takesOver?: boolean | undefined;
}

/**
 * Hands out the firm's notices. At a quiet time each goes at once by itself. When more than a handful come within a
 * minute, all that wait go as one mail, and the next such mail follows a minute later. It counts in this instance and
 * by a clock that nobody puts back.
 */
export function createNoticeDesk(storage: Storage, perMinute: number) {
  let single: number[] = [];
  let groupedAt = Number.NEGATIVE_INFINITY;

  function room(): number {
    const since = performance.now() - MINUTE;
    single = single.filter((time) => time > since);
    return groupedAt > since ? 0 : perMinute - single.length;
  }

  const alone = (claimed: ClaimedMail[]) => claimed.map((one): Delivery => [one]);

  async function together(claimed: ClaimedMail[]): Promise<Delivery[]> {
    const [first, ...others] = claimed;
    if (!first) return [];
    groupedAt = performance.now();
    return [[first, ...others]];
  }

  return {
    isOpen: () => perMinute === 0 || room() > 0,

    /** During an outage one notice knocks; a group that failed earlier is taken whole or not at all. */
    async take(claim: NoticeClaim, isOutage: boolean): Promise<Delivery[]> {
      const failed = await claimGroup(storage, claim);
      if (failed.length > 0) return together(failed);
      if (perMinute === 0) return alone(await claimMails(storage, { ...claim, recipient: "firm" }));
      const places = room();
      if (places <= 0) return [];
      const limit = isOutage ? 1 : MOST_IN_A_GROUP;
      const claimed = await claimMails(storage, { ...claim, limit, recipient: "firm" });
      if (claimed.length > places) return together(await groupMails(storage, claimed, newId(20)));
      single.push(...claimed.map(() => performance.now()));
      return alone(claimed);
    },

    /** What did not go out takes nobody's place. */
    giveBack(delivery: Delivery): void {
      if (delivery.length > 1) groupedAt = Number.NEGATIVE_INFINITY;
      else single.pop();
    },
  };
}
