import { expect, test } from "vitest";
import { keepTogether, unbroken } from "./unbroken-spaces.ts";

test.each([
  ["below 50 t a year", "below 50_t a year"],
  ["Scope 1: 21.6 t CO₂e", "Scope_1: 21.6_t_CO₂e"],
  ["₹450 million or 42,000 kWh", "₹450_million or 42,000_kWh"],
  ["From FY 2025-26.", "From FY_2025-|26."],
  ["Mauna Loa, 1958–2026 (ODC-PDDL); 4–8 weeks", "Mauna Loa, 1958–|2026 (ODC-|PDDL); 4–8 weeks"],
  ["IFRS S2, ISO 14064-1", "IFRS_S2, ISO_14064-1"],
  ["certified to ISO/IEC 20000-1", "certified to ISO/IEC 20000-1"],
  ["by 31 October 2025", "by 31_October_2025"],
  [
    "August 27, 2025; Nov 29-30 2025; from May 2026",
    "August_27,_2025; Nov_29-|30_2025; from May_2026",
  ],
  ["an 8-digit code, in-house, grade-based", "an 8-|digit code, in-|house, grade-|based"],
  [
    "state-of-the-art, questionnaire-based, a@in-house.example",
    "state-of-the-art, questionnaire-based, a@in-house.example",
  ],
  ["Mon-Fri 9 AM to 6 PM IST", "Mon-|Fri 9_AM to 6_PM_IST"],
  ["call +91 00000 00000", "call +91_00000_00000"],
  ["Drawn from SHA-256", "Drawn from SHA-|256"],
  ["info@5 t, 2 and 3 in 2026", "info@5 t, 2 and 3 in 2026"],
])("%s → %s", (text, expected) => {
  const shown = keepTogether(text).replace(/<span class="unbroken">(.*?)-(.*?)<\/span>/g, "$1-|$2");
  const written = (words: string) => words.replaceAll("\u00a0", "_").replaceAll("\u2060", "|");
  expect(written(shown)).toBe(expected);
  expect(written(unbroken({ island: text }).island)).toBe(expected);
});
