import { z } from "zod";
import { captionedPicture, link, picturedClosing, seo, text } from "../../../../content/reader/fields.ts";
import { pageCopy } from "../../../../content/records/pages.ts";
import { pageRules } from "../../../../content/records/rules.ts";

const topic = z.strictObject({
  title: text,
  summary: text,
  paragraphs: z.array(text).min(1),
  points: z.array(text).min(1),
  result: text.describe("The document the client ends up holding"),
});

const schema = z.strictObject({
  seo,
  rules: pageRules,
  hero: z.strictObject({ title: text, lede: text, picture: captionedPicture, action: link }),
  followed: z.strictObject({
    title: text,
    frames: z
      .array(z.strictObject({ name: text, text }))
      .length(5, "needs five frames, one for each topic below"),
    caption: text,
  }),
  topics: z.array(topic).length(5, "needs five topics"),
  closing: picturedClosing,
});

export type StrategyTransformationCopy = z.output<typeof schema>;

export const strategyTransformationCopy = () => pageCopy("strategy-transformation", schema);
