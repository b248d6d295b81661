import { isIPv6 } from "node:net";
import { HOUR, MINUTE } from "../../contract/indian-time.ts";

type Bucket = { tokens: number; at: number };

const MOST_NETWORKS = 50_000;
/** A /48 may be one customer of a provider or a campus of many: it may send as much as ten networks. */
const NETWORKS_IN_A_SITE = 10;

/** A minute's worth at once, more as time passes; 0 is no limit. Process time: the clock may be put back. */
export function createLimiter(perMinute: number, globalPerMinute: number) {
  const networks = new Map<string, Bucket>();
  const everyone: Bucket = { tokens: globalPerMinute, at: 0 };

  function bucketOf(network: string, size: number, now: number): Bucket {
    return use(
      networks,
      network,
      networks.get(network) ?? { tokens: size, at: now },
      MOST_NETWORKS,
    );
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
    reserve(weight = 1, now = performance.now()) {
      if (globalPerMinute === 0) return 0;
      const wait = waitFor(everyone, globalPerMinute, now, weight);
      if (wait === 0) everyone.tokens -= Math.min(weight, globalPerMinute);
      return wait;
    },
    release(weight = 1) {
      everyone.tokens += Math.min(weight, globalPerMinute);
    },
  };
}

/** Keeps the map in order of last use and at most so large: its first entry has been quiet the longest. */
function use<Value>(map: Map<string, Value>, key: string, value: Value, most: number): Value {
  map.delete(key);
  map.set(key, value);
  const [oldest = ""] = map.keys();
  if (map.size > most) map.delete(oldest);
  return value;
}

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

/** One sender is an IPv4 address or IPv6 /64; the /48 around comes first, so that a flood fills no map. */
export function limitsOf(address: string, perNetwork: number): [network: string, most: number][] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return [[mapped ?? address, perNetwork]];
  const groups = groupsOf(address);
  return [
    [`${groups.slice(0, 3).join(":")}/48`, perNetwork * NETWORKS_IN_A_SITE],
    [groups.slice(0, 4).join(":"), perNetwork],
  ];
}

function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const middle =
    tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - after.length)).fill("0");
  return [...groups, ...middle, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

const MOST_MAILING_NETWORKS = 20_000;

/** So that nobody mails any number of strangers with our forms. In memory only: who sent what is not kept. */
export function createAddressLimit(perHour: number) {
  const networks = new Map<string, Map<string, number>>();

  function isAllowed(network: string, most: number, mailbox: string, now: number): boolean {
    const known = use(networks, network, networks.get(network) ?? new Map(), MOST_MAILING_NETWORKS);
    for (const [one, at] of known) if (at <= now - HOUR) known.delete(one);
    if (!known.has(mailbox) && known.size >= most) return false;
    known.set(mailbox, now);
    return true;
  }

  return (address: string, mailbox: string, now = performance.now()): boolean => {
    if (perHour === 0) return true;
    return limitsOf(address, perHour).every(([network, most]) =>
      isAllowed(network, most, mailbox, now),
    );
  };
}
