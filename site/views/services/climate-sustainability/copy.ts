import { z } from "zod";
import { captionedPicture, link, picturedClosing, point, seo, text } from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { pageCopy } from "../../../content/records/pages.ts";
import { pageRules } from "../../../content/records/rules.ts";

const schema = z.strictObject({
  seo,
  rules: pageRules,
  hero: z.strictObject({ title: text, lede: text, picture: captionedPicture, action: link }),
  services: z.strictObject({
    title: text,
    lede: text,
    caption: text.describe("One sentence: what the drawing shows"),
    records: z.array(text).length(6, "needs six kinds of records").describe("The threads of the drawing"),
    opens: text.describe("Said before the records that a request opens, to those who do not see the drawing"),
    items: z
      .array(
        point.extend({
          prompt: text,
          records: z
            .array(z.number().int().min(1).max(6))
            .min(1)
            .describe("Which of the records it opens, from 1"),
          link,
        }),
      )
      .length(6, "needs six services"),
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
  closing: picturedClosing,
});

export type ClimateSustainabilityCopy = z.output<typeof schema>;

export const climateSustainabilityCopy = () => pageCopy("climate-sustainability", schema);
