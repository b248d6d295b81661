import { isIPv6 } from "node:net";

interface Limiter {
  /** Counts one request. Returns 0 when it is welcome, else the seconds until the next one will be. */
  take(address: string, now?: number): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MINUTE = 60_000;
const MOST_ADDRESSES = 50_000;

/**
 * Token buckets: a minute's worth at once, then an even trickle. A limit of 0 is no limit. The time is the one since
 * the start, which nobody puts back.
 */
export function createLimiter(perMinute: number, globalPerMinute: number): Limiter {
  const addresses = new Map<string, Bucket>();
  const everyone: Bucket = { tokens: globalPerMinute, at: 0 };

  return {
    take(address, now = performance.now()) {
      if (perMinute > 0) {
        const key = networkOf(address);
        const bucket = addresses.get(key) ?? { tokens: perMinute, at: now };
        addresses.delete(key);
        addresses.set(key, bucket);
        if (addresses.size > MOST_ADDRESSES) forgetOldest(addresses);
        const wait = takeFrom(bucket, perMinute, now);
        if (wait > 0) return wait;
      }
      return globalPerMinute > 0 ? takeFrom(everyone, globalPerMinute, now) : 0;
    },
  };
}

function takeFrom(bucket: Bucket, perMinute: number, now: number): number {
  const perToken = MINUTE / perMinute;
  bucket.tokens = Math.min(perMinute, bucket.tokens + Math.max(0, now - bucket.at) / perToken);
  bucket.at = now;
  /** Thirds of a token do not add up exactly; a hair's breadth is not worth a second's wait. */
  if (bucket.tokens < 1 - 1e-9) return Math.max(1, Math.ceil(((1 - bucket.tokens) * perToken) / 1000 - 1e-6));
  bucket.tokens -= 1;
  return 0;
}

/** The map is in order of last use, so its first entry has been quiet the longest. */
function forgetOldest(addresses: Map<string, Bucket>): void {
  const [oldest] = addresses.keys();
  if (oldest !== undefined) addresses.delete(oldest);
}

/** One household or office gets a whole IPv6 /64, so that is what counts as one address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - after.length)).fill("0");
  return [...groups, ...middle, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
