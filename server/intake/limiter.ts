import { isIPv6 } from "node:net";
import { HOUR, MINUTE } from "../../contract/indian-time.ts";

interface Bucket {
  tokens: number;
  at: number;
}

const MOST_NETWORKS = 50_000;
/** A /48 may be one customer of a provider or a campus of many: it may send as much as ten networks. */
const NETWORKS_IN_A_SITE = 10;

/**
 * Token buckets: a minute's worth at once, then as many as come back over time. A limit of 0 is no limit. Times count
 * from the start of the process, since the clock may be put back.
 */
export function createLimiter(perMinute: number, globalPerMinute: number) {
  const networks = new Map<string, Bucket>();
  const everyone: Bucket = { tokens: globalPerMinute, at: 0 };

  function bucketOf(network: string, size: number, now: number): Bucket {
    const bucket = networks.get(network) ?? { tokens: size, at: now };
    // In order of last use, so the first entry has been quiet the longest.
    networks.delete(network);
    networks.set(network, bucket);
    if (networks.size > MOST_NETWORKS) networks.delete(networks.keys().next().value ?? "");
    return bucket;
  }

  return {
    /** Counts a request of an address. Returns 0 when it may pass, else the seconds to wait. */
    count(address: string, weight = 1, now = performance.now()) {
      if (perMinute === 0) return 0;
      const passed: [Bucket, number][] = [];
      for (const [network, most] of limitsOf(address, perMinute)) {
        const bucket = bucketOf(network, most, now);
        const wait = waitFor(bucket, most, now, weight);
        if (wait > 0) return wait;
        passed.push([bucket, most]);
      }
      for (const [bucket, most] of passed) bucket.tokens -= Math.min(weight, most);
      return 0;
    },
    /** Takes from the budget of all addresses together. Returns 0 when there was enough, else the seconds to wait. */
    reserve(weight = 1, now = performance.now()) {
      if (globalPerMinute === 0) return 0;
      const wait = waitFor(everyone, globalPerMinute, now, weight);
      if (wait === 0) everyone.tokens -= Math.min(weight, globalPerMinute);
      return wait;
    },
    /** Gives back what `reserve` took, because nothing was stored. */
    release(weight = 1) {
      everyone.tokens += Math.min(weight, globalPerMinute);
    },
  };
}

/** What a request of so many bytes counts as: a form is one, a file one for each megabyte. */
export const weightOf = (bytes: number) => Math.max(1, Math.ceil(bytes / 2 ** 20));

/** Refills the bucket and takes nothing. Returns the seconds until it holds `weight` tokens, or is full. */
function waitFor(bucket: Bucket, perMinute: number, now: number, weight: number): number {
  const wanted = Math.min(weight, perMinute);
  const perToken = MINUTE / perMinute;
  bucket.tokens = Math.min(perMinute, bucket.tokens + Math.max(0, now - bucket.at) / perToken);
  bucket.at = now;
  /** Thirds of a token do not add up exactly. */
  if (bucket.tokens >= wanted - 1e-9) return 0;
  return Math.max(1, Math.ceil(((wanted - bucket.tokens) * perToken) / 1000 - 1e-6));
}

/**
 * The limit for the network of an address, and for the site around it. The site comes first, so that a flood from all
 * over a /48 does not fill a map with its 65,536 networks.
 */
export function limitsOf(address: string, perNetwork: number): [network: string, most: number][] {
  const site = siteOf(address);
  const own: [string, number] = [networkOf(address), perNetwork];
  return site ? [[site, perNetwork * NETWORKS_IN_A_SITE], own] : [own];
}

/** What counts as one sender: an IPv4 address, or an IPv6 /64, which one household or office gets as a whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(":") : address;
}

/** The IPv6 /48 around an address, which one customer of a provider can fill with addresses; undefined for IPv4. */
export function siteOf(address: string): string | undefined {
  const isMapped = /^::ffff:\d+\./i.test(address);
  return isIPv6(address) && !isMapped ? `${groupsOf(address).slice(0, 3).join(":")}/48` : undefined;
}

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - after.length)).fill("0");
  return [...groups, ...middle, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

const MOST_MAILING_NETWORKS = 20_000;

/**
 * Limits how many different mailboxes one network may enter within an hour, so that nobody mails any number of
 * strangers with our forms. It is in memory only: who sent a form is not recorded. 0 is no limit.
 */
export function createAddressLimit(perHour: number) {
  const networks = new Map<string, Map<string, number>>();

  function isAllowed(network: string, most: number, mailbox: string, now: number): boolean {
    const known = networks.get(network) ?? new Map<string, number>();
    networks.delete(network);
    networks.set(network, known);
    for (const [one, at] of known) if (at <= now - HOUR) known.delete(one);
    if (!known.has(mailbox) && known.size >= most) return false;
    known.set(mailbox, now);
    return true;
  }

  return (address: string, mailbox: string, now = performance.now()): boolean => {
    if (perHour === 0) return true;
    const allowed = limitsOf(address, perHour).every(([network, most]) =>
      isAllowed(network, most, mailbox, now),
    );
    for (const oldest of networks.keys()) {
      if (networks.size <= MOST_MAILING_NETWORKS) break;
      networks.delete(oldest);
    }
    return allowed;
  };
}
