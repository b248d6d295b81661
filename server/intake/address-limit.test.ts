import { expect, it } from "vitest";
import { createAddressLimit } from "./limiter.ts";

const HOUR = 60 * 60 * 1000;

it("one network and ever new mailboxes → as many as allowed, a known one at any time, more after an hour", () => {
  const mayMail = createAddressLimit(2);
  const ask = (mailbox: string, now: number, address = "203.0.113.7") =>
    mayMail(address, mailbox, now);
  expect([ask("a", 0), ask("b", 1), ask("c", 2), ask("a", 3)]).toEqual([true, true, false, true]);
  expect(ask("c", 4, "203.0.113.8")).toBe(true);
  expect(ask("c", HOUR + 2)).toBe(true);
  expect(ask("d", HOUR + 2)).toBe(false);
});

it("IPv6 → a /64 counts as one network, a /48 as ten", () => {
  const mayMail = createAddressLimit(1);
  expect(mayMail("2001:db8:1:1::1", "a", 0)).toBe(true);
  expect(mayMail("2001:db8:1:1::2", "b", 0)).toBe(false);
  const others = Array.from({ length: 20 }, (_, n) =>
    mayMail(`2001:db8:1:${n + 2}::1`, `m${n}`, 0),
  );
  expect(others.filter(Boolean).length).toBeLessThan(10);
  expect(mayMail("2001:db8:2:1::1", "z", 0)).toBe(true);
});

it("a limit of 0 → none", () => {
  const mayMail = createAddressLimit(0);
  expect(
    Array.from({ length: 100 }, (_, n) => mayMail("203.0.113.7", `m${n}`)).every(Boolean),
  ).toBe(true);
});
