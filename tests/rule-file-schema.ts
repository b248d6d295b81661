import { z } from "zod";
import { JURISDICTIONS } from "../site/content/records/rule-fields.ts";
import { PARTS } from "../site/content/records/rules.ts";

/** What docs/rules-json.md promises to programs that read the files of rules. */

const day = z.iso.date();
const words = z.string().min(1);

const shared = {
  version: z.literal(1),
  id: words,
  url: z.url(),
  json: z.url(),
  markdown: z.url(),
  name: words,
  title: words,
  summary: words.optional(),
  jurisdiction: z.enum(JURISDICTIONS),
  voluntary: z.boolean(),
  reviewed: day,
  sourcesTo: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
};

/** What a record of the tools holds, with its sources and the days of its review. */
const figures = z.looseObject({ source: z.array(words).min(1), reviewed: day, recheckBy: day });

export const ruleFileSchema = z.strictObject({
  ...shared,
  asOf: day,
  reference: words,
  binds: words,
  reaches: words.optional(),
  prepare: z.array(words).min(1),
  penalty: words.optional(),
  calendar: z.url(),
  dates: z.array(
    z.strictObject({
      id: words,
      date: day,
      about: words.optional(),
      every: words.optional(),
      kind: z.enum(["starts", "due", "ends", "published"]),
      what: words,
      note: words.optional(),
      who: words,
      prepare: words.optional(),
      source: words,
      article: words.optional(),
    }),
  ),
  statements: z.array(
    z.strictObject({
      id: words,
      text: words,
      part: z.enum(PARTS).optional(),
      earlier: z.array(words).optional(),
      heading: words.optional(),
      source: words.optional(),
      article: words.optional(),
    }),
  ),
  changes: z.array(z.strictObject({ date: day, about: words.optional(), what: words })),
  sources: z
    .array(
      z.strictObject({
        id: words,
        title: words,
        reference: words,
        url: z.url().optional(),
        asOf: words.optional(),
      }),
    )
    .min(1),
  helps: z.array(z.strictObject({ label: words, url: z.url() })),
  figures: z
    .strictObject({ factors: figures, defaults: figures, benchmarks: figures, prices: figures })
    .optional(),
});

export const ruleIndexSchema = z.strictObject({
  version: z.literal(1),
  url: z.url(),
  asOf: day,
  rules: z.array(z.strictObject(shared).omit({ version: true })),
});
