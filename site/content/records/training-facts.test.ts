import { expect, test } from "vitest";
import { datesOfMonth, sessionDays } from "../../dates/dates.ts";
import { firstSentence, rupees, seoOf } from "./training-facts.ts";

test("description of several sentences → the first one, full stop included", () => {
  expect(firstSentence("Law in practice, e.g. a CBAM file. Then more.")).toBe(
    "Law in practice, e.g. a CBAM file.",
  );
});

test.each([
  "Rules, e.g. CBAM, in use.",
  "Ask Dr. Rao, i.e. Asha Rao, first!",
  "BRSR vs. CSRD compared.",
])("an abbreviation before a capital ends no sentence → %s", (sentence) =>
  expect(firstSentence(`${sentence} Then more.`)).toBe(sentence),
);

test("one sentence, or none → the whole text", () => {
  expect(firstSentence("Only one.")).toBe("Only one.");
  expect(firstSentence("No full stop")).toBe("No full stop");
});

test("fees are grouped as in India", () => {
  expect(rupees(7499)).toBe("₹7,499");
  expect(rupees(124999)).toBe("₹1,24,999");
});

test("a long title and description → cut between words to what search engines show", () => {
  const words = "sustainability reporting ".repeat(12).trim();
  const { title, description } = seoOf({
    title: words,
    description: `${words}.`,
    format: "In-person",
    fee: 1,
  });
  expect(title).toMatch(/^(sustainability|reporting)( sustainability| reporting)* …$/);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description).toMatch(/ … Course in person, ₹1 per participant\.$/);
  expect(description.length).toBeLessThanOrEqual(165);
});

test("two weekends → the days of each, with their weekdays", () => {
  expect(
    sessionDays([
      { start: "2025-12-06", end: "2025-12-07" },
      { start: "2025-12-13", end: "2025-12-14" },
    ]),
  ).toEqual([
    [
      { weekday: "Sat", day: 6 },
      { weekday: "Sun", day: 7 },
    ],
    [
      { weekday: "Sat", day: 13 },
      { weekday: "Sun", day: 14 },
    ],
  ]);
});

test("a session over the end of a year → days of both months", () => {
  expect(
    sessionDays([{ start: "2025-12-31", end: "2026-01-01" }])[0]?.map(({ day }) => day),
  ).toEqual([31, 1]);
});

test("February of a leap year → 29 dates", () => {
  expect(datesOfMonth("2028-02")).toHaveLength(29);
  expect(datesOfMonth("2025-12").at(-1)).toBe("2025-12-31");
});
