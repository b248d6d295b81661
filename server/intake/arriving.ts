import { networkOf, siteOf } from "./limiter.ts";

/** How many requests may be arriving at once, and how many bytes they may hold in memory meanwhile. */
interface Room {
  requests: number;
  bytes: number;
}

interface Unfinished {
  /** Counts a request that begins to arrive. Returns what ends it, or undefined where there is no room for it. */
  begin(address: string, bytes: number): (() => void) | undefined;
}

const MEGABYTE = 2 ** 20;
/** Three résumés at once; a /48 of IPv6 addresses gets the room of ten. */
const ONE_ADDRESS_BYTES = 16 * MEGABYTE;
const EVERYBODY: Room = { requests: 2000, bytes: 128 * MEGABYTE };
/** A form without a file counts by number alone, so that files cannot keep it out. */
const SMALL = 64 * 1024;
const ADDRESSES_IN_A_SITE = 10;

/** Slow senders hold memory for as long as they like, whatever the limiter of finished requests says. 0 is no limit. */
export function createUnfinished(perAddress: number, everybody = EVERYBODY): Unfinished {
  const arriving = new Map<string, Room>();
  const limits = (address: string): [key: string, Room][] => {
    const one = { requests: perAddress, bytes: ONE_ADDRESS_BYTES };
    const site = siteOf(address);
    const ten = { requests: one.requests * ADDRESSES_IN_A_SITE, bytes: one.bytes * ADDRESSES_IN_A_SITE };
    const own: [string, Room][] = [
      [networkOf(address), one],
      ...(site ? [[site, ten] as [string, Room]] : []),
    ];
    return [["everybody", everybody], ...(perAddress === 0 ? [] : own)];
  };

  function add(key: string, requests: number, bytes: number): void {
    const now = arriving.get(key) ?? { requests: 0, bytes: 0 };
    const then = { requests: now.requests + requests, bytes: now.bytes + bytes };
    if (then.requests === 0) arriving.delete(key);
    else arriving.set(key, then);
  }

  return {
    begin(address, bytes) {
      const all = limits(address);
      const isFull = all.some(([key, room]) => {
        const now = arriving.get(key) ?? { requests: 0, bytes: 0 };
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
