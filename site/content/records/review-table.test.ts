import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../../../contract/firm.ts";
import { copyOf, FIXTURES } from "../../../tests/content/folders.ts";
import { type ReviewRow, reviewTable } from "./review-table.ts";

const TRAINING = "trainings/two-weekend-almanac.yaml";
const names = (rows: ReviewRow[]) =>
  rows.map(({ what }) => what.replace(/^Read (.*) against.*$/, "$1"));

test.each([
  ["2098-12-01", [], ["Lantern Act"]],
  ["2099-01-11", [], ["Lantern Act", "Kettle Code"]],
  ["2099-01-12", ["Lantern Act"], ["Kettle Code"]],
  [
    "2099-02-23",
    ["Lantern Act", "Kettle Code"],
    [
      "the figures of the CBAM estimator",
      "the codes of the CN-code checker",
      "the default values of CBAM",
      "the benchmarks of CBAM",
      "the prices of CBAM certificates",
    ],
  ],
])("on %s → overdue %j, due soon %j", (day, overdue, due) => {
  const table = reviewTable(day);
  expect(names(table.overdue)).toEqual(overdue);
  expect(names(table.due)).toEqual(due);
});

test("each row → the line of its file that says so", () => {
  const { due, changes } = reviewTable("2099-01-11");
  expect(due.map(lineOf)).toEqual(["recheckBy: 2099-01-11", "validUntil: 2099-02-22"]);
  expect(changes.map(({ day, what }) => ({ day, what }))).toEqual([
    { day: "2099-09-30", what: "Nobody remembers the drawbridge reports." },
  ]);
  expect(changes.map(lineOf)[0]).toContain("from: declaration");
  expect(changes[0]?.usedIn).toEqual([
    expect.stringMatching(/^content\/checklist\/cbam\.yaml:\d+$/),
  ]);
});

test("a statement that has yet to change twice → its next change only", () => {
  const days = reviewTable("2026-01-15").changes.map(({ day }) => day);
  expect(days).toEqual(["2026-02-01", "2098-02-01"]);
});

test("a syllabus → read again by its day, or a year later", () => {
  const content = copyOf(FIXTURES);
  expect(syllabuses("2099-06-04")).toEqual(["2099-06-03"]);
  expect(syllabuses("2099-06-03")).toEqual([]);
  content.remove(TRAINING, "recheckBy");
  expect(syllabuses("2027-03-05")).toEqual(["2027-03-04"]);
  expect(syllabuses("2027-03-04")).toEqual([]);
});

test("a run that comes up → its syllabus is read in the sixty days before", () => {
  const content = copyOf(FIXTURES);
  const [first, cancelled] = ["2026-06-01", "2026-05-20"].map((day) => ({
    sessions: [{ start: day, end: day }],
  }));
  content.set(TRAINING, "runs", [first, { ...cancelled, state: "cancelled" }]);
  expect(dueDay("2026-05-01")).toBe("2026-06-01");
  content.set(TRAINING, "reviewed", "2026-04-02");
  expect(dueDay("2026-05-01")).toBe("2099-06-03");
});

test("a statement no text says → told with its line", () => {
  const { unsaid } = reviewTable("2099-01-11");
  // {cbam.steady} is said by the page of its rule alone.
  expect(unsaid.map(({ what }) => what)).toEqual(["{kettle-code.whistle}"]);
  expect(unsaid.map(lineOf)[0]).toContain("id: whistle");
});

const isSyllabus = ({ what }: ReviewRow) => what.startsWith("Read the syllabus of ");
const syllabuses = (day: string) =>
  reviewTable(day)
    .overdue.filter(isSyllabus)
    .map((row) => row.day);
const dueDay = (day: string) => reviewTable(day).due.find(isSyllabus)?.day ?? "2099-06-03";

/** What stands in a row's line, without its indent. */
function lineOf({ file, line }: Pick<ReviewRow, "file" | "line">): string | undefined {
  const full = path.join(contentFolder(), path.relative("content", file));
  return readFileSync(full, "utf8").split("\n")[line - 1]?.trim();
}
