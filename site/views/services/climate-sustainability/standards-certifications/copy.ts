import { z } from "zod";
import { datedText } from "../../../../content/dated-text.ts";
import { closing, link, picture, seo, text } from "../../../../content/fields.ts";
import { pageCopy } from "../../../../content/pages.ts";
import { ruleNames } from "../../../../content/rules.ts";

const framework = z.strictObject({ name: text, owner: text, audience: text, asks: text });
const certification = z.strictObject({ name: text, subject: text, text: datedText });

const schema = z.strictObject({
  seo,
  rules: ruleNames,
  hero: z.strictObject({ title: text, lede: text, picture, action: link }),
  frameworks: z.strictObject({
    title: text,
    columns: framework,
    rows: z.array(framework.extend({ asks: datedText })).length(6, "needs six reporting frameworks"),
    note: text,
  }),
  certifications: z.strictObject({
    title: text,
    items: z.array(certification).length(5, "needs five certification standards"),
  }),
  services: z.strictObject({
    title: text,
    points: z.array(text).length(5, "needs five service bullets"),
    note: text,
  }),
  closing,
});

export type StandardsCertificationsCopy = z.output<typeof schema>;

export const standardsCertificationsCopy = () => pageCopy("standards-certifications", schema);
