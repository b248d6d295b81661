import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { ContentError } from "../reader/problems.ts";
import { allRuns, trainings } from "./trainings.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync("tests/fixtures/content/firm.yaml", path.join(folder, "firm.yaml"));
  write("team/ada.yaml", {
    order: 1,
    name: "Ada Quill",
    title: "Founder",
    expertise: "Ledgers",
    bio: "Counts.",
    monogram: "AQ",
  });
  vi.stubEnv("CONTENT_DIR", folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("blocks of days one after the other → taken as they are", () => {
  plan({ start: "2031-02-01", end: "2031-02-02" }, { start: "2031-02-03", end: "2031-02-03" });
  expect(trainings().map(({ slug }) => slug)).toEqual(["ledgers"]);
});

test.each([
  ["one day", { start: "2031-02-02", end: "2031-02-04" }],
  ["all days", { start: "2031-02-01", end: "2031-02-02" }],
])("blocks that share %s → refused", (_what, second) => {
  plan({ start: "2031-02-01", end: "2031-02-02" }, second);
  expect(problems()).toEqual([expect.stringContaining(`begins on ${second.start}, not after`)]);
});

test("blocks in the wrong order → refused", () => {
  plan({ start: "2031-03-01", end: "2031-03-02" }, { start: "2031-02-01", end: "2031-02-02" });
  expect(problems()).toEqual([
    expect.stringMatching(/^runs.0.sessions.1.start: .* not after .* 2031-03-02/),
  ]);
});

test("a block that ends before it starts → refused", () => {
  plan({ start: "2031-02-02", end: "2031-02-01" });
  expect(problems()).toEqual([
    expect.stringMatching(
      /^runs.0.sessions.0.end: The last day \(2031-02-01\) comes before the first/,
    ),
  ]);
});

const [first, second] = ["2031-02-01", "2031-04-01"].map((day) => [{ start: day, end: day }]);

test("title, description, runs and fee → a training, online and open, with words for search engines", () => {
  offer([{ sessions: first }]);
  const [training] = trainings();
  expect(training).toMatchObject({
    format: "Virtual",
    live: true,
    modules: [],
    seo: {
      title: "Ledgers",
      description: "How to keep one. Online course, ₹2,499 per participant.",
    },
    runs: [{ id: "2031-02-01", fee: 2499, format: "Virtual", state: "open", revision: 0 }],
  });
});

test("runs in any order → by date, each with its own fee, format and place or the training's", () => {
  const place = { name: "Hall", city: "Pune" };
  offer([
    { sessions: second, fee: 3000, format: "In-person", place, state: "few seats" },
    { sessions: first },
  ]);
  expect(allRuns()).toMatchObject([
    { id: "2031-02-01", fee: 2499, format: "Virtual", training: { slug: "ledgers" } },
    { id: "2031-04-01", fee: 3000, format: "In-person", place, state: "few seats" },
  ]);
});

test("two runs on one day → refused until one has a name of its own", () => {
  offer([{ sessions: first }, { sessions: first }]);
  expect(problems()).toEqual([expect.stringMatching(/^runs.1.id: Two runs are called 2031-02-01/)]);
  offer([{ sessions: first }, { sessions: first, id: "evening" }]);
  expect(problems()).toEqual([]);
});

test.each(["05:00", "09:00"])("a day from 09:00 to %s → refused", (to) => {
  offer([{ sessions: first, time: { from: "09:00", to } }]);
  expect(problems()).toEqual([
    `runs.0.time.to: A day ends at ${to}, not after it begins (09:00): five in the afternoon is “17:00”.`,
  ]);
});

test("in person without a place, or a place online → refused", () => {
  offer([{ sessions: first, format: "In-person" }]);
  expect(problems()).toEqual([expect.stringMatching(/^runs.0.place: This run is held in person/)]);
  offer([{ sessions: first, place: { name: "Hall", city: "Pune" } }]);
  expect(problems()).toEqual([expect.stringMatching(/^runs.0.place: .* held online/)]);
});

test("a run for nobody, or for half a person → refused", () => {
  offer([{ sessions: first, seats: 0 }]);
  expect(problems()).toEqual([expect.stringMatching(/^runs.0.seats: /)]);
  offer([{ sessions: first, seats: 1.5 }]);
  expect(problems()).toEqual([expect.stringMatching(/^runs.0.seats: /)]);
});

test("no run, or three modules → refused", () => {
  offer([], { modules: Array.from({ length: 3 }, () => ({ title: "Part", points: ["A point"] })) });
  expect(problems()).toEqual([
    "runs: This list has 0 entries and needs at least 1: add 1 or more.",
    expect.stringMatching(/^modules: This list has 3 modules and must have five/),
  ]);
});

function problems(): string[] {
  try {
    trainings();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ field, reason }) => `${field}: ${reason}`);
  }
}

type Span = { start: string; end: string };

/** One training, one run on these days. */
function plan(...sessions: Span[]): void {
  offer([{ sessions }]);
}

/** One training of the least that makes one. */
function offer(runs: object[], more: object = {}): void {
  write("trainings/ledgers.yaml", {
    title: "Ledgers",
    description: "How to keep one.",
    runs,
    fee: 2499,
    ...more,
  });
}

function write(file: string, record: object): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, stringify(record, { aliasDuplicateObjects: false }));
}
