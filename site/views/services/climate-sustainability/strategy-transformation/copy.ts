import { z } from "zod";
import { closing, link, picture, seo, text } from "../../../../content/fields.ts";
import { pageCopy } from "../../../../content/pages.ts";
import { ruleNames } from "../../../../content/rules.ts";

const topic = z.strictObject({
  title: text,
  summary: text,
  paragraphs: z.array(text).min(1),
  points: z.array(text).min(1),
  result: text.describe("The document the client ends up holding"),
});

const schema = z.strictObject({
  seo,
  rules: ruleNames,
  hero: z.strictObject({ title: text, lede: text, picture, action: link }),
  topics: z.array(topic).length(5, "needs five topics"),
  closing,
});

export type StrategyTransformationCopy = z.output<typeof schema>;

export const strategyTransformationCopy = () => pageCopy("strategy-transformation", schema);
