import { describe, expect, it } from "vitest";
import { LONGEST_WAIT } from "../inbox/outbox/outbox.ts";
import { classifyFailure, outageDelay, retryDelay } from "./failure.ts";

describe("a failed attempt", () => {
  it.each([
    ["a refused connection", { code: "ESOCKET" }, "outage"],
    [
      "a wrong password",
      { code: "EAUTH", responseCode: 535, permanent: true, command: "AUTH PLAIN" },
      "outage",
    ],
    [
      "a sender the server does not like",
      { code: "EENVELOPE", responseCode: 550, permanent: true, command: "MAIL FROM" },
      "outage",
    ],
    [
      "a server that is closing",
      { code: "EENVELOPE", responseCode: 421, command: "RCPT TO" },
      "outage",
    ],
    ["a full disk", { code: "ENOSPC" }, "outage"],
    [
      "a recipient to try later",
      { code: "EENVELOPE", responseCode: 450, permanent: false, command: "RCPT TO" },
      "deferred",
    ],
    ["a mail that could not be written", new Error("no PDF"), "deferred"],
    ["a mail whose row is damaged", new SyntaxError("Unexpected token"), "refused"],
    [
      "an unknown recipient",
      { code: "EENVELOPE", responseCode: 550, permanent: true, command: "RCPT TO" },
      "refused",
    ],
    [
      "a message refused as such",
      { code: "EMESSAGE", responseCode: 554, permanent: true, command: "DATA" },
      "refused",
    ],
  ])("%s → about this mail or about all", (_what, error, failure) => {
    expect(classifyFailure(error)).toBe(failure);
  });
});

it("retries → further and further apart, never in step, for hours", () => {
  const longest = (attempt: number) => retryDelay(attempt, 1) / 1000;
  expect([1, 2, 3, 4, 20].map(longest)).toEqual([30, 60, 120, 240, 1800]);
  expect(retryDelay(3, 0)).toBe(retryDelay(3, 1) / 2);
  expect([1, 5, 50].map((outages) => outageDelay(outages, 1) / 1000)).toEqual([2, 32, 60]);
});

it("no wait → longer than LONGEST_WAIT, by which a clock put back is recognised", () => {
  const waits = Array.from({ length: 100 }, (_, failures) => [
    retryDelay(failures, 1),
    outageDelay(failures, 1),
  ]);
  expect(Math.max(...waits.flat())).toBe(LONGEST_WAIT);
});
