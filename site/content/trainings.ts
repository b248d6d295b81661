import { z } from "zod";
import { byFirstDay, type Session } from "./dates.ts";
import { isoDate, picture, sample, seo, text } from "./fields.ts";
import { ContentError, type Problem, readCollection } from "./read.ts";
import { team } from "./team.ts";

const session = z.strictObject({
  start: isoDate.describe("First day of a block of consecutive days"),
  end: isoDate.describe("Last day of that block"),
});

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write the time as 09:00");

const trainingSchema = z.strictObject({
  title: text,
  description: text.describe("The first sentence stands alone on cards"),
  category: text,
  sessions: z.array(session).min(1),
  time: z.strictObject({ from: hour, to: hour }).describe("Indian time"),
  level: text,
  format: z.enum(["Virtual", "In-person", "In-person / Virtual"]),
  fee: z.number().int().positive().describe("Rupees per participant"),
  keywords: z.array(text).min(1).describe("Searched together with the title"),
  audience: z.array(text).min(1),
  learningObjectives: z.array(text).min(1),
  handsOn: z.array(text).min(1),
  whyItMatters: text,
  overview: z.array(text).min(1).describe("Paragraphs"),
  modules: z
    .array(z.strictObject({ title: text, points: z.array(text).min(1) }))
    .length(5, "needs five modules"),
  certification: text,
  picture,
  trainer: text.describe("File name of a record in content/team"),
  trainerLines: z.array(text).min(1),
  sample,
  live: z.boolean().default(true).describe("false: listed in the calendar without a page of its own yet"),
  seo,
});

export type Training = z.output<typeof trainingSchema> & { slug: string };

/** All trainings, by date. */
export function trainings(): Training[] {
  const people = new Set(team().map(({ slug }) => slug));
  const problems: Problem[] = [];
  const records = readCollection("trainings", trainingSchema).map(({ id, file, data }) => {
    if (!people.has(data.trainer)) {
      problems.push({ file, field: "trainer", reason: `“${data.trainer}” is not a record of content/team` });
    }
    problems.push(...sessionProblems(data.sessions).map((reason) => ({ file, field: "sessions", reason })));
    return { slug: id, ...data };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return records.sort(byFirstDay);
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
