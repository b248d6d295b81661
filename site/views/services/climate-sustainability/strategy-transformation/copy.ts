import { z } from "zod";
import { text } from "../../../../content/reader/fields.ts";
import { pageCopy } from "../../../../content/records/pages.ts";
import { serviceSchema } from "../../schema.ts";

const topic = z.strictObject({
  title: text,
  summary: text,
  paragraphs: z.array(text).min(1),
  points: z.array(text).min(1),
  result: text.describe("The document the client ends up holding"),
});

const schema = serviceSchema({
  followed: z.strictObject({
    title: text,
    frames: z
      .array(z.strictObject({ name: text, text }))
      .length(5, "needs five frames, one for each topic below"),
    caption: text,
  }),
  topics: z.array(topic).length(5, "needs five topics"),
});

export type StrategyTransformationCopy = z.output<typeof schema>;

export const strategyTransformationCopy = () => pageCopy("strategy-transformation", schema);
