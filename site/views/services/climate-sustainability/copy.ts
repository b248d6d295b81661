import { z } from "zod";
import { datedText } from "../../../content/dated-text.ts";
import { closing, link, picture, point, seo, text } from "../../../content/fields.ts";
import { pageCopy } from "../../../content/pages.ts";
import { ruleNames } from "../../../content/rules.ts";

const schema = z.strictObject({
  seo,
  rules: ruleNames,
  hero: z.strictObject({ title: text, lede: text, picture, action: link }),
  services: z.strictObject({
    title: text,
    items: z.array(point.extend({ prompt: text, link })).length(6, "needs six services"),
  }),
  specialised: z.strictObject({
    title: text,
    items: z
      .array(point.extend({ points: z.array(datedText).min(1), link }))
      .length(2, "needs two consultancies"),
  }),
  climateRisk: z.strictObject({
    title: text,
    lede: text,
    items: z
      .array(point.extend({ kind: z.enum(["Physical", "Transition", "Physical and transition"]) }))
      .length(6, "needs six climate risk services"),
  }),
  closing,
});

export type ClimateSustainabilityCopy = z.output<typeof schema>;

export const climateSustainabilityCopy = () => pageCopy("climate-sustainability", schema);
