import { expect, it } from "vitest";
import { readRefusal } from "./post.ts";

const NOTHING_SAID = { sentence: "", problems: {}, waitSeconds: 0 };

it("our server's answer → its sentence, what is wrong with each field, and the wait", () => {
  const errors = [
    { field: "name", code: "REQUIRED_FIELD_MISSING", message: "is required" },
    {
      field: "email",
      code: "TYPE_EMAIL",
      message: "must be an email address, like name@example.com",
    },
  ];
  expect(readRefusal(JSON.stringify({ error: "Please correct it.", errors }))).toEqual({
    sentence: "Please correct it.",
    problems: { name: "is required", email: "must be an email address, like name@example.com" },
    waitSeconds: 0,
  });
  const throttled = {
    error: "Wait.",
    errors: [{ code: "RATE_LIMITED", message: "Wait." }],
    retryAfter: 40,
  };
  expect(readRefusal(JSON.stringify(throttled))).toEqual({
    sentence: "Wait.",
    problems: {},
    waitSeconds: 40,
  });
});

it("anybody else's answer → nothing to show", () => {
  for (const text of [
    "The Public Key is invalid",
    "",
    "null",
    "1",
    '"No"',
    "[]",
    '{"errors":"x"}',
    "<html>",
  ]) {
    expect(readRefusal(text)).toEqual(NOTHING_SAID);
  }
});
