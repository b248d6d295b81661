import { z } from "zod";
import { link, point, section, text } from "../../../content/reader/fields.ts";
import { datedText } from "../../../content/records/dated-text.ts";
import { serviceCopy } from "../schema.ts";

const request = point.extend({
  prompt: text,
  records: z.array(z.number().int().min(1).max(6)).min(1).describe("Which of the records it opens, from 1"),
  link,
});
const consultancy = point.extend({ points: z.array(datedText).min(1), link });
const risk = point.extend({ kind: z.enum(["Physical", "Transition", "Physical and transition"]) });

export const climateSustainabilityCopy = serviceCopy("climate-sustainability", {
  services: section({
    lede: text,
    caption: text.describe("One sentence: what the drawing shows"),
    records: z.array(text).length(6, "needs six kinds of records").describe("The threads of the drawing"),
    opens: text.describe("Said before the records that a request opens, to those who do not see the drawing"),
    items: z.array(request).length(6, "needs six services"),
  }),
  specialised: section({ items: z.array(consultancy).length(2, "needs two consultancies") }),
  climateRisk: section({ lede: text, items: z.array(risk).length(6, "needs six climate risk services") }),
});

export type ClimateSustainabilityCopy = ReturnType<typeof climateSustainabilityCopy>;
