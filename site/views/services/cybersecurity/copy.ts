import { z } from "zod";
import { text } from "../../../content/reader/fields.ts";
import { datedPoint, datedText } from "../../../content/records/dated-text.ts";
import { pageCopy } from "../../../content/records/pages.ts";
import { serviceSchema } from "../schema.ts";

const certification = z.strictObject({ name: text, covers: text, issuedBy: text });

const hour = z.strictObject({
  name: text,
  hours: z.array(z.number().int().positive()).min(1).describe("The hours of the dial it takes"),
  text: datedText,
});

const schema = serviceSchema({
  services: z.strictObject({
    title: text,
    items: z.array(datedPoint.extend({ points: z.array(datedText).min(1) })).length(6, "needs six services"),
  }),
  incident: z
    .strictObject({
      title: text,
      lede: text,
      caption: text.describe("One sentence: what the drawing shows, and which hours are the law’s"),
      before: z.strictObject({ title: text, items: z.array(text).min(1) }).describe("What has to be ready"),
      dial: z
        .strictObject({ value: text, label: text, outer: text.describe("What the outer ring counts") })
        .describe("The words in the middle of the dial"),
      after: z.strictObject({ title: text, items: z.array(hour).min(1) }),
    })
    .describe("The way of an incident against the hours in which it has to be reported"),
  frameworks: z.strictObject({
    title: text,
    items: z
      .array(z.strictObject({ name: text, use: text, text: datedText }))
      .length(4, "needs four frameworks"),
  }),
  certifications: z.strictObject({
    title: text,
    lede: text,
    columns: certification,
    items: z.array(certification).length(6, "needs six certifications"),
    note: text,
  }),
  industries: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ name: text, question: text })).length(6, "needs six industries"),
  }),
});

export type CybersecurityCopy = z.output<typeof schema>;

export const cybersecurityCopy = () => pageCopy("cybersecurity", schema);
