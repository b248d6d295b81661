import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { ContentError } from "./read.ts";
import { trainings } from "./trainings.ts";

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
  expect(problems()).toEqual([`sessions: ${second.start} does not come after 2031-02-02`]);
});

test("blocks in the wrong order → refused", () => {
  plan({ start: "2031-03-01", end: "2031-03-02" }, { start: "2031-02-01", end: "2031-02-02" });
  expect(problems()).toEqual(["sessions: 2031-02-01 does not come after 2031-03-02"]);
});

test("a block that ends before it starts → refused", () => {
  plan({ start: "2031-02-02", end: "2031-02-01" });
  expect(problems()).toEqual(["sessions: ends on 2031-02-01, before it starts on 2031-02-02"]);
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

/** One training on these days. */
function plan(...sessions: { start: string; end: string }[]): void {
  write("trainings/ledgers.yaml", {
    title: "Ledgers",
    description: "How to keep one.",
    category: "Accounting",
    sessions,
    time: { from: "09:00", to: "17:00" },
    level: "Beginner",
    format: "Virtual",
    fee: 1,
    keywords: ["ledger"],
    audience: ["Clerks"],
    learningObjectives: ["Counting"],
    handsOn: ["A ledger"],
    whyItMatters: "It adds up.",
    overview: ["A day."],
    modules: Array.from({ length: 5 }, (_, number) => ({ title: `Part ${number}`, points: ["A point"] })),
    certification: "A certificate",
    picture: { name: "course-csrd", alt: "A course" },
    trainer: "ada",
    trainerLines: ["Counts for a living"],
    seo: {
      title: "Ledgers",
      description: "How to keep a ledger: a day of counting with people who do it for a living.",
    },
  });
}

function write(file: string, record: object): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, stringify(record));
}
