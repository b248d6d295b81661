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
import { audit, type Desk } from "../desk.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";

const MOST_DAYS = 2 * 366;

const checked = z.strictObject({
  file: fileName,
  hash: z.string().max(64),
  source: z.string().trim().min(3, "Say which source you read it against.").max(300),
  nextBy: z.iso.date("Choose the day of the next reading."),
});

const dayFor = (desk: Desk) => today(new Date(desk.now()));

export const reviewRoutes = {
  "GET /api/review": route({
    handler: (_asked, desk) => fromContent(() => reviewOn(dayFor(desk)), "it cannot be reviewed"),
  }),
  "POST /api/review/checked": route({ body: checked, handler: noteReading }),
};

/** Writes down in a file that is due that it was read today, and when it is to be read next. */
async function noteReading(asked: Asked & { body: z.output<typeof checked> }, desk: Desk) {
  const { file, hash, source, nextBy } = asked.body;
  const day = dayFor(desk);
  if (nextBy <= day) throw new Refusal(400, "The next reading must be after today.");
  if (nextBy > addDays(day, MOST_DAYS))
    throw new Refusal(400, "The next reading can be at most two years ahead.");
  const { overdue, due } = reviewTable(day);
  const isDue = [...overdue, ...due].some((row) => row.file === file);
  const found = orRefuse(isDue ? open(file) : undefined, "This file is not due for review.");
  const before = found.data as Record<string, unknown>;
  const data = { ...before, reviewed: day, ...daysOf(before, nextBy) };
  const outcome = await save(file, hash, { ...found, data });
  if (outcome.state === "conflict")
    throw new Refusal(409, "Somebody changed this file meanwhile: read it again.");
  if (outcome.state === "refused")
    throw new Refusal(
      422,
      outcome.problems.map(({ field, reason }) => `${field}: ${reason}`).join(" "),
    );
  return audit(desk, asked, "review", file, `Read it against ${source}; next by ${nextBy}`);
}

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

function readingOf(row: ReviewRow, day: string, uses: Map<string, string[]>) {
  const { file } = row;
  const rule = rules().find((one) => one.file === file);
  const found = open(file);
  const data = (found?.data ?? {}) as Record<string, unknown>;
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
