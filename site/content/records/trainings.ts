import { z } from "zod";
import { byFirstDay } from "../../dates/dates.ts";
import { cached } from "../reader/content-files.ts";
import {
  isoDate,
  picture,
  recordName,
  rupeeAmount,
  sample,
  seo,
  some,
  text,
} from "../reader/fields.ts";
import { codedMessage } from "../reader/problem-words.ts";
import { type Found, refuse } from "../reader/problems.ts";
import { readCollection } from "../reader/read.ts";
import { datedText } from "./dated-text.ts";
import { listed } from "./lists.ts";
import { FORMATS, type Run, runProblems, runSchema, runsOf } from "./runs.ts";
import { seoOf } from "./training-facts.ts";

const list = z.array(text).default([]);

export const trainingSchema = z.strictObject({
  title: text.describe("Name of the training, as in the calendar"),
  description: text.describe("What it is about; the first sentence stands alone on cards"),
  category: listed("trainingCategories").optional().meta({
    description: "One of trainingCategories in content/lists.yaml",
    hint: "New ones are added under “Categories and levels”.",
  }),
  runs: some(runSchema).describe("Each time it is held, with its days; old ones stay"),
  level: listed("trainingLevels").optional().meta({
    description: "One of trainingLevels in content/lists.yaml, as in Advanced",
    hint: "New ones are added under “Categories and levels”.",
  }),
  format: z.enum(FORMATS).default("Virtual").describe("How it is usually held"),
  fee: rupeeAmount.describe("Rupees per participant"),
  keywords: list.describe("Searched together with the title"),
  audience: list.describe("Who it is for, an entry each"),
  learningObjectives: list.describe("What people can do afterwards, an entry each"),
  handsOn: list.describe("What is practised, an entry each"),
  whyItMatters: datedText.optional().describe("Why somebody should take it now, a few sentences"),
  overview: z.array(datedText).default([]).describe("Paragraphs"),
  modules: z
    .array(
      z.strictObject({
        title: text.describe("Name of the module"),
        points: some(datedText).describe("What it covers, an entry each"),
      }),
    )
    .default([])
    .refine(({ length }) => length === 0 || length === 5, {
      error: ({ input }) => codedMessage("notFiveModules", { count: (input as unknown[]).length }),
    })
    .describe("Five modules, or none yet"),
  reviewed: isoDate
    .optional()
    .describe("The day the texts were last read against the law they cite"),
  recheckBy: isoDate
    .optional()
    .describe("The day by which somebody reads them again; without it, a year later"),
  certification: text.optional().describe("What people receive at the end"),
  picture: picture.optional().meta({
    description: "Without one, the page shows the usual one of content/pages/training-detail.yaml",
    hint: "Without one, the page shows the usual one",
  }),
  trainer: recordName("team").optional().meta({
    description: "Who teaches it: the file name of somebody in content/team, as in anika-rao",
    hint: "Who teaches it",
  }),
  trainerLines: list.describe("What the page says about the trainer, a line each"),
  sample,
  live: z.boolean().default(true).meta({
    description: "false: listed in the calendar without a page of its own yet",
    hint: "If not: listed in the calendar without a page of its own yet",
  }),
  seo: seo
    .optional()
    .describe("What search engines show; without it, made from title and description"),
});

export type Training = ReturnType<typeof trainings>[number];

export const trainings = cached(() => {
  const problems: Found[] = [];
  const records = readCollection("trainings", trainingSchema).map(({ id, file, data }) => {
    const runs = runsOf(data.runs, { fee: data.fee, format: data.format });
    problems.push(...runProblems(data.runs, data.format).map((found) => ({ file, ...found })));
    return { slug: id, file, ...data, runs, seo: data.seo ?? seoOf(data) };
  });
  refuse(problems);
  return records.sort((a, b) => byFirstDay(lastRun(a), lastRun(b)));
});

const lastRun = ({ runs }: { runs: Run[] }) => ({ sessions: runs.at(-1)?.sessions ?? [] });

export type TrainingRun = Run & { training: Training };

export const allRuns = (): TrainingRun[] =>
  trainings()
    .flatMap((training) => training.runs.map((run) => ({ ...run, training })))
    .sort(byFirstDay);
