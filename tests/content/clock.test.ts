import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { comingCbamDeadlines } from "../../site/content/records/cbam-milestones.ts";
import { isTrueOn } from "../../site/content/records/dated-text.ts";
import { occurrencesOf, toActOn, turnsOf } from "../../site/content/records/milestones.ts";
import { reviewTable } from "../../site/content/records/review-table.ts";
import { deadlinesOf, findStatement, rules } from "../../site/content/records/rules.ts";
import { trainings } from "../../site/content/records/trainings.ts";
import { addDays, datesOf, daysBetween, daysLeftText } from "../../site/dates/dates.ts";
import { comingDates } from "../../site/tools/finder/decide.ts";
import { entriesOf } from "../../site/views/deadlines/coming.ts";
import { deadlinesCopy } from "../../site/views/deadlines/copy.ts";
import { finderRule } from "../../site/views/tools/obligations/finder-file.ts";
import { contradiction, datedClauses } from "./contradictions.ts";
import { FIXTURES, filesOf, LIVE } from "./folders.ts";

const DAYS = datesOf({ start: "2026-01-01", end: "2031-01-01" });

describe.each([LIVE, FIXTURES])("%s, read on every day from 2026 to 2031", (folder) => {
  beforeEach(() => {
    vi.stubEnv("CONTENT_DIR", folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("every statement has one wording, which holds", () => {
    const problems = statements().flatMap(({ name, forms }) =>
      DAYS.flatMap((day) => {
        const shown = forms.filter((form) => isTrueOn(form, day));
        const wrong = shown.flatMap(({ clauses }) =>
          clauses.flatMap((clause) => contradiction(clause, day) ?? []),
        );
        return shown.length === 1 && wrong.length === 0
          ? []
          : [`${day} ${name}: ${wrong.join(", ")}`];
      }),
    );
    expect(problems.slice(0, 20)).toEqual([]);
  });

  test("what comes next is one day, not past, and counted in days that are left", () => {
    const lists = rules().map((rule) => deadlinesOf([rule]));
    const problems = lists.flatMap((days) => {
      const turns = turnsOf(days);
      return DAYS.flatMap((day) => {
        const shown = turns.filter((turn) => isTrueOn(turn, day));
        const hasMore = days.some(({ date }) => date >= day);
        const isRight =
          shown.length === (hasMore ? 1 : 0) &&
          shown.every(
            ({ until }) => daysBetween(day, until) >= 0 && daysLeftText(until, day) !== "",
          );
        return isRight ? [] : [`${day}: ${shown.map(({ until }) => until).join(", ")}`];
      });
    });
    expect(problems).toEqual([]);
  });

  test("a duty that comes back → none of its days is skipped", () => {
    const skipped = rules().flatMap(({ id, milestones }) =>
      milestones.flatMap((milestone) => {
        const { date, repeats } = milestone;
        const known = new Set(occurrencesOf(milestone).map((day) => day.date));
        return DAYS.filter((day) => date <= day && day <= (repeats?.until ?? day))
          .filter((day) => repeats?.days.includes(day.slice(5)) && !known.has(day))
          .map((day) => `${id} ${milestone.id} on ${day}`);
      }),
    );
    expect(skipped).toEqual([]);
  });
});

/** A page is read for years after it was built. */
describe.each(["2026-11-17", "2028-02-29"])(
  "live pages built on %s, read on every day to 2031",
  (built) => {
    beforeEach(() => {
      vi.stubEnv("CONTENT_DIR", LIVE);
      vi.useFakeTimers({ now: new Date(`${built}T06:00:00Z`), toFake: ["Date"] });
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    });

    const read = DAYS.filter((day) => day >= built);
    const next = (days: Array<{ date: string }>, day: string) =>
      days.find(({ date }) => date >= day)?.date;

    test("the list of deadlines → always five entries or more", () => {
      const { coming } = entriesOf(deadlinesCopy());
      expect(read.filter((day) => coming.filter(({ days }) => next(days, day)).length < 5)).toEqual(
        [],
      );
    });

    test("deadlines, finder and the banner of CBAM → the same next day for a rule", () => {
      const { coming } = entriesOf(deadlinesCopy());
      const banner = turnsOf(toActOn(comingCbamDeadlines()));
      const problems = rules().flatMap((rule) => {
        const listed = coming.filter((entry) => entry.next.rule.id === rule.id);
        const { dates } = finderRule(rule);
        return read.flatMap((day) => {
          const said = [
            listed.map(({ days }) => next(toActOn(days), day) ?? "none").sort()[0] ?? "none",
            comingDates(dates, { answers: {}, day })[0]?.date ?? "none",
            ...(rule.id === "cbam"
              ? [banner.find((turn) => isTrueOn(turn, day))?.until ?? "none"]
              : []),
          ];
          return new Set(said).size === 1 ? [] : [`${day} ${rule.id}: ${said.join(", ")}`];
        });
      });
      expect(problems.slice(0, 20)).toEqual([]);
    });

    test("a rule with a duty of every year → its next day is never more than a year away", () => {
      const problems = rules().flatMap((rule) => {
        const begun = rule.milestones
          .filter(({ repeats }) => repeats && !repeats.until)
          .map(({ date }) => date);
        const days = deadlinesOf([rule]);
        return read
          .filter((day) => begun.some((date) => date <= day))
          .filter((day) => daysBetween(day, next(days, day) ?? "9999-12-31") > 366)
          .map((day) => `${day} ${rule.id}`);
      });
      expect(problems).toEqual([]);
    });
  },
);

test("plain words of live pages and articles → none that a day in the years to come makes false", () => {
  const from = "2026-11-15";
  const problems = filesOf(LIVE)
    .filter((file) => !file.startsWith("rules/"))
    .flatMap((file) =>
      datedClauses(readFileSync(path.join(LIVE, file), "utf8").replace(/\s+/g, " "))
        .filter((clause) => DAYS.some((day) => day >= from && contradiction(clause, day)))
        .map(({ text }) => `${file}: ${text}`),
    );
  // The specification's own words; the banner marks them as past.
  expect(
    problems.filter((problem) => !problem.includes("Q3 2025 CBAM report due 31 Oct 2025")),
  ).toEqual([]);
});

test("days of review of live rules and syllabuses → come due by themselves, none later than a year on", () => {
  vi.stubEnv("CONTENT_DIR", LIVE);
  onTestFinished(() => void vi.unstubAllEnvs());
  // Long after all: no run is left before which a syllabus would be due earlier.
  const dueOn = new Map(reviewTable("9999-12-31").overdue.map(({ file, day }) => [file, day]));
  const wrong = [...rules(), ...trainings()].filter(({ file, reviewed }) => {
    const day = dueOn.get(file) ?? "";
    return reviewed && (day < reviewed || day > addDays(reviewed, 365));
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("the second day of 2028 → CBAM’s next is the end of the quarter", () => {
  vi.stubEnv("CONTENT_DIR", LIVE);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(turnsOf(comingCbamDeadlines()).find((turn) => isTrueOn(turn, "2028-01-02"))?.until).toBe(
    "2028-03-31",
  );
});

describe("what counts as a contradiction", () => {
  test.each([
    ["Certificates go on sale on 1 February 2027.", "2027-02-01", false],
    ["Certificates go on sale on 1 February 2027.", "2027-02-02", true],
    ["The report was due by 30 September 2027.", "2027-10-01", false],
    ["The report was due by 30 September 2027.", "2027-09-30", true],
    ["Report due 31 Oct 2025", "2025-11-01", true],
    ["The report is due by 30 Sep 2027.", "2027-10-01", true],
    ["The second phase begins on 1 January 2026.", "2026-01-02", true],
    ["The phase runs from 1 October 2023 to 31 December 2025.", "2026-01-01", true],
    ["In force since mid-May 2027.", "2027-04-30", true],
    ["The next round will open in November 2026.", "2026-11-30", false],
    ["The next round will open in November 2026.", "2026-12-01", true],
    ["Published in October 2025.", "2030-01-01", false],
  ])("“%s” on %s → %s", (text, day, isWrong) => {
    expect(datedClauses(text).some((clause) => contradiction(clause, day))).toBe(isWrong);
  });
});

function statements() {
  return rules().flatMap((rule) =>
    rule.statements.map(({ id }) => {
      const name = `${rule.id}.${id}`;
      const forms = findStatement(name) ?? [];
      return { name, forms: forms.map((form) => ({ ...form, clauses: datedClauses(form.text) })) };
    }),
  );
}
