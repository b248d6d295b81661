import { expect, it } from "vitest";
import { greeting } from "./visitor-mails.ts";

it.each([
  ["Asha Rao", "Dear Asha Rao,"],
  ["Dr. A. P. J. Abdul Kalam", "Hello,"],
  ["Dr. A. Kalam", "Dear Dr. A. Kalam,"],
  ["आशा राव", "Dear आशा राव,"],
  ["Jean-Luc d'Arc", "Hello,"],
  ["Conan O'Brien", "Dear Conan O'Brien,"],
  ["Ludwig van Beethoven", "Dear Ludwig van Beethoven,"],
  ["RAJESH KUMAR", "Dear RAJESH KUMAR,"],
  ["Win at casino.example now", "Hello,"],
  ["http://pills", "Hello,"],
  ["100% off", "Hello,"],
  ["Claim Your Prize", "Hello,"],
  ["visit evil dot example", "Hello,"],
  ["Asha. Rao owes money", "Hello,"],
  ["Asha Rao Bitcoin Doubled Overnight Guaranteed", "Hello,"],
  ["victim@a.example", "Hello,"],
  ["", "Hello,"],
  ["\u202eAsha", "Hello,"],
])("%s → %s", (name, greeted) => {
  expect(greeting(name)).toBe(greeted);
});
