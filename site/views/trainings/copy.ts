import { z } from "zod";
import { point, text } from "../../content/fields.ts";
import { pageCopy } from "../../content/pages.ts";

const schema = z.strictObject({
  headings: z.strictObject({
    overview: text,
    whyItMatters: text,
    audience: text,
    learningObjectives: text,
    modules: text,
    handsOn: text,
    certification: text,
    trainer: text,
  }),
  facts: z.strictObject({ date: text, time: text, duration: text, level: text, format: text, fee: text }),
  certification: z.strictObject({ label: text, intro: text }),
  register: point,
  over: z.strictObject({ label: text, title: text, text }),
  more: z.strictObject({ title: text }),
  comingSoon: point,
});

export type TrainingCopy = z.output<typeof schema>;

export const trainingCopy = () => pageCopy("training-detail", schema);
