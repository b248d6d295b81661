import { expect, it } from "vitest";
import { createLimiter, networkOf } from "./limiter.ts";

const SECOND = 1000;

it("a minute's worth at once → then one at a time, as the minute passes", () => {
  const limiter = createLimiter(3, 0);
  expect([1, 2, 3, 4].map(() => limiter.take("203.0.113.1", 0))).toEqual([0, 0, 0, 20]);
  expect(limiter.take("203.0.113.2", 0)).toBe(0);
  expect(limiter.take("203.0.113.1", 19 * SECOND)).toBe(1);
  expect(limiter.take("203.0.113.1", 20 * SECOND)).toBe(0);
  expect(limiter.take("203.0.113.1", 20 * SECOND)).toBe(20);
});

it("a global budget → counts everybody, but not those already refused", () => {
  const limiter = createLimiter(1, 2);
  expect(limiter.take("203.0.113.1", 0)).toBe(0);
  expect(limiter.take("203.0.113.1", 0)).toBe(60);
  expect(limiter.take("203.0.113.2", 0)).toBe(0);
  expect(limiter.take("203.0.113.3", 0)).toBe(30);
});

it("a limit of 0 → no limit", () => {
  const limiter = createLimiter(0, 0);
  expect(Array.from({ length: 100 }, () => limiter.take("203.0.113.1", 0))).not.toContain(1);
});

it("many addresses → the memory stays bounded and the busy one is not forgotten", () => {
  const limiter = createLimiter(1, 0);
  limiter.take("busy", 0);
  for (let number = 0; number < 60_000; number++) {
    limiter.take(`host-${number}`, 0);
    if (number % 10_000 === 0) limiter.take("busy", 0);
  }
  expect(limiter.take("busy", 0)).toBeGreaterThan(0);
  expect(limiter.take("host-0", 0)).toBe(0);
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
