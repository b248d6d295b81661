import { expect, it } from "vitest";
import { createLimiter, limitsOf, weightOf } from "./limiter.ts";

const networkOf = (address: string) => limitsOf(address, 1).at(-1)?.[0];
const siteOf = (address: string) => limitsOf(address, 1).at(-2)?.[0];

const SECOND = 1000;

it("a minute's worth at once → then one at a time, as the minute passes", () => {
  const limiter = createLimiter(3, 0);
  expect([1, 2, 3, 4].map(() => limiter.count("203.0.113.1", 1, 0))).toEqual([0, 0, 0, 20]);
  expect(limiter.count("203.0.113.2", 1, 0)).toBe(0);
  expect(limiter.count("203.0.113.1", 1, 19 * SECOND)).toBe(1);
  expect(limiter.count("203.0.113.1", 1, 20 * SECOND)).toBe(0);
  expect(limiter.count("203.0.113.1", 1, 20 * SECOND)).toBe(20);
});

it("the limit for all → counts what was stored, whoever sent it; what is released can be used again", () => {
  const limiter = createLimiter(0, 2);
  for (let junk = 0; junk < 1000; junk++) {
    expect(limiter.reserve(1, 0)).toBe(0);
    limiter.release();
  }
  expect([1, 2, 3].map(() => limiter.reserve(1, 0))).toEqual([0, 0, 30]);
  expect(limiter.reserve(1, 30 * SECOND)).toBe(0);
  limiter.release();
  limiter.release();
  limiter.release();
  expect([1, 2, 3].map(() => limiter.reserve(1, 30 * SECOND))).toEqual([0, 0, 30]);
});

it("a file → counts once for each megabyte, for its address and for all, but never more than all there is", () => {
  expect([0, 2_000, 2 ** 20, 4.9 * 2 ** 20].map(weightOf)).toEqual([1, 1, 1, 5]);
  const limiter = createLimiter(20, 20);
  expect([1, 2, 3, 4, 5].map(() => limiter.count("203.0.113.1", 5, 0))).toEqual([0, 0, 0, 0, 15]);
  expect([1, 2, 3, 4, 5].map(() => limiter.reserve(5, 0))).toEqual([0, 0, 0, 0, 15]);
  limiter.release(5);
  expect(limiter.reserve(5, 0)).toBe(0);
  expect(createLimiter(2, 0).count("203.0.113.1", 5, 0)).toBe(0);
});

it("a flood from all over one IPv6 /48 → as much as ten networks, and nobody else is kept out", () => {
  const limiter = createLimiter(2, 0);
  const from = (site: number, network: number) =>
    limiter.count(`2001:db8:${site.toString(16)}:${network.toString(16)}::1`, 1, 0);
  const flood = Array.from({ length: 65_536 }, (_, network) => from(1, network));
  expect(flood.filter((wait) => wait === 0)).toHaveLength(20);
  expect(from(2, 0)).toBe(0);
  expect(limiter.count("203.0.113.1", 1, 0)).toBe(0);
  /** What one household is refused is not taken from its neighbours. */
  for (let number = 0; number < 100; number++) from(3, 0);
  expect(from(3, 1)).toBe(0);
});

it("a limit of 0 → no limit", () => {
  const limiter = createLimiter(0, 0);
  expect(Array.from({ length: 100 }, () => limiter.reserve(1, 0))).not.toContain(1);
  expect(Array.from({ length: 100 }, () => limiter.count("203.0.113.1", 1, 0))).not.toContain(1);
});

it("many addresses → the memory stays bounded and the busy one is not forgotten", () => {
  const limiter = createLimiter(1, 0);
  limiter.count("busy", 1, 0);
  for (let number = 0; number < 60_000; number++) {
    limiter.count(`host-${number}`, 1, 0);
    if (number % 10_000 === 0) limiter.count("busy", 1, 0);
  }
  expect(limiter.count("busy", 1, 0)).toBeGreaterThan(0);
  expect(limiter.count("host-0", 1, 0)).toBe(0);
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:0db8:0000:0000:ffff:1:2:3", "2001:db8:0:0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
])("%s → counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("an IPv6 address → belongs to a site of its first 48 bits; an IPv4 address, however written, to none", () => {
  expect(siteOf("2001:db8:1:2::3")).toBe(siteOf("2001:db8:1:ffff::1"));
  expect(siteOf("2001:db8:1:2::3")).not.toBe(siteOf("2001:db8:2::3"));
  expect(siteOf("2001:db8:1:0::")).not.toBe(networkOf("2001:db8:1:0::"));
  expect([siteOf("203.0.113.9"), siteOf("::ffff:203.0.113.9")]).toEqual([undefined, undefined]);
});
