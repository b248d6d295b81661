import { expect, it } from "vitest";
import { createArrivingLimit } from "./arriving.ts";

const MEGABYTE = 2 ** 20;

it("unfinished requests of one address → limited until one ends; another address is let in", () => {
  const unfinished = createArrivingLimit(2);
  const [first, second, third] = [1, 2, 3].map(() => unfinished.begin("203.0.113.1", 100));
  expect([first, second, third]).toEqual([expect.any(Function), expect.any(Function), undefined]);
  expect(unfinished.begin("203.0.113.2", 100)).toBeDefined();
  first?.();
  first?.();
  expect(unfinished.begin("203.0.113.1", 100)).toBeDefined();
  expect(unfinished.begin("203.0.113.1", 100)).toBeUndefined();
});

it("unfinished files → three of one address, and for all what fits into memory; forms are still let in", () => {
  const unfinished = createArrivingLimit(20);
  const file = (address: string) => unfinished.begin(address, 5 * MEGABYTE) !== undefined;
  expect([1, 2, 3, 4].map(() => file("203.0.113.1"))).toEqual([true, true, true, false]);
  const others = Array.from({ length: 60 }, (_, number) => file(`198.51.100.${number}`));
  expect(others.filter(Boolean)).toHaveLength(22);
  expect(unfinished.begin("203.0.113.1", 2_000)).toBeDefined();
});

it("addresses from all over one IPv6 /48 → count as ten networks", () => {
  const unfinished = createArrivingLimit(2);
  const begun = Array.from({ length: 100 }, (_, network) =>
    unfinished.begin(`2001:db8:1:${network}::1`, 1),
  );
  expect(begun.filter(Boolean)).toHaveLength(20);
});

it("no limit for one address → that for all still holds", () => {
  const unfinished = createArrivingLimit(0, { requests: 3, bytes: MEGABYTE });
  expect([1, 2, 3, 4].map(() => unfinished.begin("::1", 1) !== undefined)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
