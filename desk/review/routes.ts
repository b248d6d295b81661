import { z } from "zod";
import { filePathOf } from "../../site/content/reader/content-files.ts";
import { readSource } from "../../site/content/reader/sources.ts";
import { wordingOn, wordingsFor } from "../../site/content/records/dated-text.ts";
import {
  type ReviewRow,
  reviewTable,
  toolRecords,
  usesOfStatements,
} from "../../site/content/records/review-table.ts";
import { type Rule, rules } from "../../site/content/records/rules.ts";
import { addDays, daysBetween, today } from "../../site/dates/dates.ts";
import { fromContent } from "../content/attempt.ts";
import { fileName, pathOfRecord, titleOf } from "../content/catalogue.ts";
import { open, save } from "../content/store.ts";
import { type Area, audit } from "../desk.ts";
import { orRefuse, Refusal, read } from "../refusal.ts";

const MOST_DAYS = 2 * 366;

const checked = z.strictObject({
  file: fileName,
  hash: z.string().max(64),
  source: z.string().trim().min(3, "Say which source you read it against.").max(300),
  nextBy: z.iso.date("Choose the day of the next reading."),
});

export const registerReview: Area = (app, desk) => {
  const day = () => today(new Date(desk.now()));

  app.get("/api/review", async () => fromContent(() => reviewOn(day()), "it cannot be reviewed"));

  app.post("/api/review/checked", async (request) => {
    const { file, hash, source, nextBy } = read(checked, request.body);
    if (nextBy <= day()) throw new Refusal(400, "The next reading must be after today.");
    if (nextBy > addDays(day(), MOST_DAYS))
      throw new Refusal(400, "The next reading can be at most two years ahead.");
    const { overdue, due } = reviewTable(day());
    const isDue = [...overdue, ...due].some((row) => row.file === file);
    const found = orRefuse(isDue ? open(file) : undefined, "This file is not due for review.");
    const data = { ...Object(found.data), reviewed: day(), ...daysOf(Object(found.data), nextBy) };
    const outcome = await save(file, hash, { ...found, data });
    if (outcome.state === "conflict")
      throw new Refusal(409, "Somebody changed this file meanwhile: read it again.");
    if (outcome.state === "refused")
      throw new Refusal(
        422,
        outcome.problems.map(({ field, reason }) => `${field}: ${reason}`).join(" "),
      );
    return audit(desk, request, "review", file, `Read it against ${source}; next by ${nextBy}`);
  });
};

function daysOf({ recheckBy, validUntil }: Record<string, unknown>, nextBy: string) {
  const movesEnd = typeof validUntil === "string" && validUntil < nextBy;
  const movesCheck = recheckBy !== undefined || validUntil === undefined;
  return { ...(movesCheck && { recheckBy: nextBy }), ...(movesEnd && { validUntil: nextBy }) };
}

function reviewOn(day: string) {
  const { overdue, due, changes, unsaid } = reviewTable(day);
  const uses = usesOfStatements();
  const reading = (row: ReviewRow) => readingOf(row, day, uses);
  return {
    day,
    overdue: overdue.map(reading),
    due: due.map(reading),
    changes: changes.map(({ usedIn, ...row }) => {
      return { ...named(row), left: daysBetween(day, row.day), uses: usesOf(usedIn) };
    }),
    unsaid: unsaid.map(named),
  };
}

function named<Row extends { file: string }>(row: Row) {
  return { ...row, title: titleOf(row.file, readSource(filePathOf(row.file)).data) };
}

export type Review = ReturnType<typeof reviewOn>;
/** A sentence that changes by itself on a day; `left` is the number of days until then. */
export type Coming = Review["changes"][number];

function readingOf(row: ReviewRow, day: string, uses: Map<string, string[]>) {
  const { file } = row;
  const rule = rules().find((one) => one.file === file);
  const found = open(file);
  const data = Object(found?.data) as Record<string, unknown>;
  return {
    ...row,
    title: titleOf(file, data),
    left: daysBetween(day, row.day),
    reviewed: String(data.reviewed ?? ""),
    /** The month up to which its sources were read then. */
    sourcesTo: rule?.sourcesTo,
    page: pathOfRecord(file, data),
    /** Of the file as it was read, so that a later change is noticed. */
    hash: found?.hash ?? "",
    sources: rule?.sources ?? toolRecords().find((one) => one.file === file)?.sources ?? [],
    sentences: rule ? sentencesOf(rule, day, uses) : [],
    nextBy: addDays(day, usualDays(data)),
  };
}

export type Reading = ReturnType<typeof readingOf>;

const LEAST_DAYS = 30;
const YEAR_DAYS = 365;

function usualDays({ reviewed, recheckBy, validUntil }: Record<string, unknown>): number {
  const next = recheckBy ?? validUntil;
  if (typeof reviewed !== "string" || typeof next !== "string") return YEAR_DAYS;
  return Math.min(YEAR_DAYS, Math.max(LEAST_DAYS, daysBetween(reviewed, next)));
}

/** The statements of a rule as they read on a day; `uses` lists where each is used, as file:line, by its name. */
function sentencesOf(rule: Rule, day: string, uses: Map<string, string[]>) {
  return rule.statements.map(({ id }) => {
    const name = `${rule.id}.${id}`;
    return { name, text: wordingOn(wordingsFor(name), day), uses: usesOf(uses.get(name)) };
  });
}

/** The records that use a sentence: `at` is the file with the first line, `page` the path that shows it. */
function usesOf(places: string[] = []) {
  const uses = places.map((at) => {
    const file = at.replace(/:\d+$/, "");
    // The reader of the content has a cache, which helps here: some files are named a dozen times.
    const { data } = readSource(filePathOf(file));
    return { at, file, title: titleOf(file, data), page: pathOfRecord(file, data) };
  });
  return uses.filter(({ file }, index) => index === uses.findIndex((one) => one.file === file));
}

export type Use = ReturnType<typeof usesOf>[number];
