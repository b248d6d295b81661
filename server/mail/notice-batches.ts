import { MINUTE } from "../../contract/indian-time.ts";
import { batchMails, type Claim, claimBatch, claimMails } from "../inbox/outbox/outbox.ts";
import { newId } from "../inbox/storage/ids.ts";
import type { Storage } from "../inbox/storage/storage.ts";
import type { Mail } from "../inbox/storage/tables.ts";

/** The mails of the outbox that are sent as one: a single mail, or a batch of notices. */
export type Delivery = [Mail, ...Mail[]];

export const oneByOne = (claimed: Mail[]) => claimed.map((mail): Delivery => [mail]);

/** What a flood at the server's own limit brings in a minute. */
const LARGEST_BATCH = 600;

/** More than `perMinute` within a minute go out as one mail, a minute apart. Each server counts for itself. */
export function createNoticeBatches(perMinute: number) {
  let singles: number[] = [];
  let batchedAt = Number.NEGATIVE_INFINITY;

  function room(): number {
    const cutoff = performance.now() - MINUTE;
    singles = singles.filter((time) => time > cutoff);
    return batchedAt > cutoff ? 0 : perMinute - singles.length;
  }

  function asBatch([first, ...others]: Mail[]): Delivery[] {
    if (!first) return [];
    batchedAt = performance.now();
    return [[first, ...others]];
  }

  return {
    /** During an outage one notice is tried at a time; a batch that failed earlier is claimed whole or not at all. */
    async claim(storage: Storage, claim: Claim, isOutage: boolean): Promise<Delivery[]> {
      const failed = await claimBatch(storage, claim);
      if (failed.length > 0) return asBatch(failed);
      if (perMinute === 0) return oneByOne(await claimMails(storage, claim, "firm"));
      const left = room();
      if (left <= 0) return [];
      const limit = isOutage ? 1 : LARGEST_BATCH;
      const claimed = await claimMails(storage, { ...claim, limit }, "firm");
      if (claimed.length > left) return asBatch(await batchMails(storage, claimed, newId(20)));
      singles.push(...claimed.map(() => performance.now()));
      return oneByOne(claimed);
    },

    /** A delivery that failed does not count. */
    giveBack(delivery: Delivery): void {
      if (delivery.length > 1) batchedAt = Number.NEGATIVE_INFINITY;
      else singles.pop();
    },
  };
}
