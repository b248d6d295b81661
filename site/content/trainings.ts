import { z } from "zod";
import { datedText } from "./dated-text.ts";
import { byFirstDay } from "./dates.ts";
import { isoDate, picture, rupeeAmount, sample, seo, text } from "./fields.ts";
import { listed } from "./lists.ts";
import { type Found, refuse } from "./problems.ts";
import { readCollection } from "./read.ts";
import { recordName } from "./references.ts";
import { FORMATS, type Run, runProblems, runSchema, runsOf } from "./runs.ts";
import { seoOf } from "./training-facts.ts";

const list = z.array(text).default([]);

/** Title, description, runs and fee make a course; what else is not written is not shown. */
const trainingSchema = z.strictObject({
  title: text,
  description: text.describe("The first sentence stands alone on cards"),
  category: listed("trainingCategories")
    .optional()
    .describe("One of trainingCategories in content/lists.yaml"),
  runs: z.array(runSchema).min(1),
  level: listed("trainingLevels")
    .optional()
    .describe("One of trainingLevels in content/lists.yaml, as in Advanced"),
  format: z.enum(FORMATS).default("Virtual"),
  fee: rupeeAmount.describe("Rupees per participant"),
  keywords: list.describe("Searched together with the title"),
  audience: list,
  learningObjectives: list,
  handsOn: list,
  whyItMatters: datedText.optional(),
  overview: z.array(datedText).default([]).describe("Paragraphs"),
  modules: z
    .array(z.strictObject({ title: text, points: z.array(datedText).min(1) }))
    .default([])
    .refine(({ length }) => length === 0 || length === 5, {
      error: ({ input }) =>
        `This list has ${Object(input).length} modules and must have five, or none: each has a title and points.`,
    }),
  reviewed: isoDate.optional().describe("The day the texts were last read against the law they cite"),
  recheckBy: isoDate
    .optional()
    .describe("The day by which somebody reads them again; without it, a year later"),
  certification: text.optional(),
  picture: picture.optional().describe("Without one, it is drawn from the course's dates and keywords"),
  trainer: recordName("team")
    .optional()
    .describe("Who teaches it: the file name of somebody in content/team, as in anika-rao"),
  trainerLines: list,
  sample,
  live: z.boolean().default(true).describe("false: listed in the calendar without a page of its own yet"),
  seo: seo.optional(),
});

type Written = z.output<typeof trainingSchema>;

export type Training = Omit<Written, "runs" | "seo"> & {
  slug: string;
  file: string;
  runs: Run[];
  seo: z.output<typeof seo>;
};

/** All trainings, by the first day of their last run. */
export function trainings(): Training[] {
  const problems: Found[] = [];
  const records = readCollection("trainings", trainingSchema).map(({ id, file, data }): Training => {
    const runs = runsOf(data.runs, { fee: data.fee, format: data.format });
    problems.push(...runProblems(data.runs, data.format).map((found) => ({ file, ...found })));
    return { slug: id, file, ...data, runs, seo: data.seo ?? seoOf(data) };
  });
  refuse(problems);
  return records.sort((a, b) => byFirstDay({ sessions: daysOf(a) }, { sessions: daysOf(b) }));
}

const daysOf = ({ runs }: Training) => runs.at(-1)?.sessions ?? [];

/** A run with the course it belongs to. */
export type CourseRun = Run & { course: Training };

/** Every run of every course, by date. */
export function allRuns(courses = trainings()): CourseRun[] {
  return courses.flatMap((course) => course.runs.map((run) => ({ ...run, course }))).sort(byFirstDay);
}
