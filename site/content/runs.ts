import { z } from "zod";
import { byFirstDay, type Session } from "./dates.ts";
import { isoDate, text } from "./fields.ts";

/** A course is held in runs; what follows from their days and states stands in run-days.ts. */

export const FORMATS = ["Virtual", "In-person", "In-person / Virtual"] as const;

export type Format = (typeof FORMATS)[number];

const session = z.strictObject({
  start: isoDate.describe("First day of a block of consecutive days"),
  end: isoDate.describe("Last day of that block"),
});

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write the time as 09:00");

export const runSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be small letters, figures and hyphens")
    .optional()
    .describe("Name in calendars, by default the first day; a published run that is moved keeps its old one"),
  sessions: z.array(session).min(1),
  time: z.strictObject({ from: hour, to: hour }).optional().describe("Indian time, the same each day"),
  fee: z.number().int().positive().optional().describe("Rupees per participant, where it differs"),
  state: z.enum(["open", "few seats", "full", "cancelled"]).default("open"),
  format: z.enum(FORMATS).optional().describe("Where it differs from the course's"),
  place: z
    .strictObject({ name: text, address: text.optional(), city: text })
    .optional()
    .describe("Where people meet, unless all of it is online"),
  revision: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe("One more with every change of a published run, so that calendars follow"),
});

type Written = z.output<typeof runSchema>;

export type Run = Omit<Written, "id" | "fee" | "format"> & { id: string; fee: number; format: Format };

/** The runs of a course by date, with what they take from it. */
export function runsOf(written: Written[], course: { fee: number; format: Format }): Run[] {
  return written.map((run) => ({ ...course, id: run.sessions[0]?.start ?? "", ...run })).sort(byFirstDay);
}

export function runProblems(runs: Run[]): string[] {
  const twice = runs.filter(({ id }, index) => runs.findIndex((other) => other.id === id) < index);
  return [
    ...twice.map(({ id }) => `two runs are called ${id}: give one an id of its own`),
    ...runs.flatMap(({ id, format, place, sessions }) => [
      ...sessionProblems(sessions),
      ...(format !== "Virtual" && !place ? [`${id} is held in person and needs a place`] : []),
      ...(format === "Virtual" && place ? [`${id} has a place, but its format is Virtual`] : []),
    ]),
  ];
}

function sessionProblems(sessions: Session[]): string[] {
  return sessions.flatMap(({ start, end }, index) => {
    const before = sessions[index - 1];
    return [
      ...(end < start ? [`ends on ${end}, before it starts on ${start}`] : []),
      ...(before && start <= before.end ? [`${start} does not come after ${before.end}`] : []),
    ];
  });
}
