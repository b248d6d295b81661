import { z } from "zod";
import { section, text } from "../../../../content/reader/fields.ts";
import { serviceCopy } from "../../schema.ts";

const topic = z.strictObject({
  title: text,
  summary: text,
  paragraphs: z.array(text).min(1),
  points: z.array(text).min(1),
  result: text.describe("The document the client ends up holding"),
});

export const strategyTransformationCopy = serviceCopy("strategy-transformation", {
  followed: section({
    frames: z
      .array(z.strictObject({ name: text, text }))
      .length(5, "needs five frames, one for each topic below"),
    caption: text,
  }),
  topics: z.array(topic).length(5, "needs five topics"),
});

export type StrategyTransformationCopy = ReturnType<typeof strategyTransformationCopy>;
