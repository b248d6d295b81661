import { z } from "zod";
import { datedPoint, datedText } from "../../../content/dated-text.ts";
import { closing, link, picture, seo, text } from "../../../content/fields.ts";
import { pageCopy } from "../../../content/pages.ts";
import { ruleNames } from "../../../content/rules.ts";

const certification = z.strictObject({ name: text, covers: text, issuedBy: text });

const schema = z.strictObject({
  seo,
  rules: ruleNames,
  hero: z.strictObject({ title: text, lede: text, picture, action: link }),
  services: z.strictObject({
    title: text,
    items: z.array(datedPoint.extend({ points: z.array(datedText).min(1) })).length(6, "needs six services"),
  }),
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
  closing,
});

export type CybersecurityCopy = z.output<typeof schema>;

export const cybersecurityCopy = () => pageCopy("cybersecurity", schema);
