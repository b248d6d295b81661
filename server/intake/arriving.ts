import { limitsOf } from "./limiter.ts";

type Load = { requests: number; bytes: number };

const MEGABYTE = 2 ** 20;
/** Three résumés at once; a /48 of IPv6 addresses gets the room of ten. */
const ONE_ADDRESS_BYTES = 16 * MEGABYTE;
const EVERYBODY: Load = { requests: 2000, bytes: 128 * MEGABYTE };
/** A form without a file counts by number alone, so that files cannot keep it out. */
const SMALL = 64 * 1024;

/** Limits requests that are still arriving: slow senders take up memory for as long as they like. 0 is no limit. */
export function createArrivingLimit(perAddress: number, everybody = EVERYBODY) {
  const arriving = new Map<string, Load>();
  const limits = (address: string): [key: string, Load][] => {
    const own = limitsOf(address, 1).map(([network, times]): [string, Load] => [
      network,
      { requests: perAddress * times, bytes: ONE_ADDRESS_BYTES * times },
    ]);
    return [["everybody", everybody], ...(perAddress === 0 ? [] : own)];
  };

  const loadOf = (key: string) => arriving.get(key) ?? { requests: 0, bytes: 0 };

  function add(key: string, requests: number, bytes: number): void {
    const now = loadOf(key);
    const then = { requests: now.requests + requests, bytes: now.bytes + bytes };
    if (then.requests === 0) arriving.delete(key);
    else arriving.set(key, then);
  }

  return {
    /** Counts a request that begins to arrive. Returns a function to call at its end; undefined if there is no room. */
    begin(address: string, bytes: number): (() => void) | undefined {
      const all = limits(address);
      const isFull = all.some(([key, room]) => {
        const now = loadOf(key);
        return now.requests >= room.requests || (bytes > SMALL && now.bytes + bytes > room.bytes);
      });
      if (isFull) return undefined;
      for (const [key] of all) add(key, 1, bytes);
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        for (const [key] of all) add(key, -1, -bytes);
      };
    },
  };
}
