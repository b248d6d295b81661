import { z } from "zod";
import { byFirstDay, type Session } from "../../dates/dates.ts";
import { isoDate, rupeeAmount, some, text } from "../reader/fields.ts";
import { coded, type Reason } from "../reader/problem-words.ts";
import type { FieldProblem } from "../reader/problems.ts";

/** A training is held in runs; what follows from their days and states stands in run-days.ts. */

export const FORMATS = ["Virtual", "In-person", "In-person / Virtual"] as const;

export type Format = (typeof FORMATS)[number];

const session = z.strictObject({
  start: isoDate.describe("First day of a block of consecutive days"),
  end: isoDate.describe("Last day of that block"),
});

const hour = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'Write the time with 24 hours and in quotes, as in "09:00" or "17:30".',
  )
  .meta({ control: "hour" });

export const runSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, "Use small letters, figures and hyphens, as in 2026-12-05-evening.")
    .optional()
    .describe(
      "Name in calendars, by default the first day; a published run that is moved keeps its old one",
    ),
  sessions: some(session).describe("Blocks of consecutive days; two weekends are two entries"),
  time: z
    .strictObject({
      from: hour.describe("When a day begins, as in 09:00"),
      to: hour.describe("When it ends, as in 17:00"),
    })
    .optional()
    .describe("Indian time, the same each day"),
  fee: rupeeAmount.optional().describe("Rupees per participant, where it differs"),
  state: z
    .enum(["open", "few seats", "full", "cancelled"])
    .default("open")
    .describe("Whether seats can be had; a run that will not be held stays, as cancelled"),
  seats: z
    .int("Write a whole number of people.")
    .min(1, "A run has at least one seat.")
    .optional()
    .describe(
      "How many people can take part; the desk counts by it what is left, and visitors read when none is",
    ),
  showSeats: z
    .boolean()
    .default(false)
    .describe(
      "Whether visitors read how many of the seats are left, on the published page of the training; no preview shows it",
    ),
  format: z.enum(FORMATS).optional().describe("Where it differs from the training's"),
  place: z
    .strictObject({
      name: text.describe("Building or hall"),
      address: text.optional().describe("Street"),
      city: text.describe("City"),
    })
    .optional()
    .describe("Where people meet, unless all of it is online"),
  revision: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe("One more with every change of a published run, so that calendars follow"),
});

type Fields = z.output<typeof runSchema>;

export type Run = Omit<Fields, "id" | "fee" | "format"> & {
  id: string;
  fee: number;
  format: Format;
};

export const runsOf = (runs: Fields[], training: { fee: number; format: Format }): Run[] =>
  runs.map((run) => ({ ...training, id: run.sessions[0]?.start ?? "", ...run })).sort(byFirstDay);

export function runProblems(runs: Fields[], usual: Format): FieldProblem[] {
  const names = runs.map((run) => run.id ?? run.sessions[0]?.start ?? "");
  return runs.flatMap(({ format = usual, place, sessions, time, seats, showSeats }, index) => {
    const at = `runs.${index}`;
    const name = names[index] ?? "";
    const problems = sessionProblems(sessions, `${at}.sessions`);
    const add = (field: string, reason: Reason) =>
      problems.push({ field: `${at}.${field}`, reason });
    if (time && time.to <= time.from) add("time.to", coded("dayEndsEarly", time));
    if (names.indexOf(name) < index) add("id", coded("runNameTwice", { name }));
    if (showSeats && seats === undefined)
      add("seats", "Visitors are to read how many seats are left: write down how many there are.");
    if (format !== "Virtual" && !place) add("place", coded("runWithoutPlace"));
    if (format === "Virtual" && place) add("place", coded("onlineRunWithPlace"));
    return problems;
  });
}

const sessionProblems = (sessions: Session[], at: string): FieldProblem[] =>
  sessions.flatMap(({ start, end }, index) => {
    const before = sessions[index - 1];
    const problems: FieldProblem[] = [];
    const add = (field: string, reason: Reason) =>
      problems.push({ field: `${at}.${index}.${field}`, reason });
    if (end < start) add("end", coded("endsBeforeStart", { start, end }));
    if (before && start <= before.end)
      add("start", coded("blocksOutOfOrder", { start, above: before.end }));
    return problems;
  });
