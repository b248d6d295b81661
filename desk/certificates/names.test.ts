import { expect, it } from "vitest";
import { cleanName } from "./names.ts";

it.each([
  ["  Asha \t Rao ", "Asha Rao"],
  ["Zoe\u0308 Rao", "Zoë Rao"],
  ["ஸ்ரீ மீனாட்சி", "ஸ்ரீ மீனாட்சி"],
  ["क्\u200dष", "क्\u200dष"],
])("%j → %j", (given, name) => {
  expect(cleanName(given)).toBe(name);
});

it.each(["", "   ", "Asha\u202eoaR", "Asha\u200b Rao", "Asha\u0007", "1234", "क".repeat(41)])(
  "%j → refused",
  (given) => {
    expect(() => cleanName(given)).toThrow();
  },
);
