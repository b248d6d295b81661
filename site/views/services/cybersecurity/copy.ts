import { z } from "zod";
import { section, text } from "../../../content/reader/fields.ts";
import { datedPoint, datedText } from "../../../content/records/dated-text.ts";
import { serviceCopy } from "../schema.ts";

const certification = z.strictObject({ name: text, covers: text, issuedBy: text });

const hour = z.strictObject({
  name: text,
  hours: z.array(z.number().int().positive()).min(1).describe("The hours of the dial it takes"),
  text: datedText,
});

export const cybersecurityCopy = serviceCopy("cybersecurity", {
  services: section({
    items: z.array(datedPoint.extend({ points: z.array(datedText).min(1) })).length(6, "needs six services"),
  }),
  incident: section({
    lede: text,
    caption: text.describe("One sentence: what the drawing shows, and which hours are the law’s"),
    before: section({ items: z.array(text).min(1) }).describe("What has to be ready"),
    dial: z
      .strictObject({ value: text, label: text, outer: text.describe("What the outer ring counts") })
      .describe("The words in the middle of the dial"),
    after: section({ items: z.array(hour).min(1) }),
  }).describe("The way of an incident against the hours in which it has to be reported"),
  frameworks: section({
    items: z
      .array(z.strictObject({ name: text, use: text, text: datedText }))
      .length(4, "needs four frameworks"),
  }),
  certifications: section({
    lede: text,
    columns: certification,
    items: z.array(certification).length(6, "needs six certifications"),
    note: text,
  }),
  industries: section({
    items: z.array(z.strictObject({ name: text, question: text })).length(6, "needs six industries"),
  }),
});

export type CybersecurityCopy = ReturnType<typeof cybersecurityCopy>;
