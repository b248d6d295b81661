import { z } from "zod";
import { closing, picture, seo, text } from "../../../content/reader/fields.ts";
import { pageCopy } from "../../../content/records/pages.ts";

const group = z.strictObject({
  title: text,
  verb: text.describe("What the contact form is told: binds (CBAM, CCTS)"),
});

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, picture }),
  question: z.strictObject({
    number: text.describe("Goes before the question’s number"),
    left: text.describe("Goes before the number of questions that may follow: at most"),
    leftAfter: text.describe("Goes after that number: more"),
    last: text.describe("What stands there on the last question"),
    continue: text,
    back: text,
    unsure: text,
    yes: text,
    no: text,
    given: text.describe("Label of the field for a number"),
    or: text.describe("Between the field and the other answers"),
    missing: text,
    waiting: text,
    failed: text,
    retry: text,
  }),
  result: z.strictObject({
    title: text,
    lede: text,
    date: text,
    groups: z.strictObject({ binds: group, voluntary: group, reaches: group, may: group, not: group }),
    none: text.describe("Shown where nothing binds, reaches or may"),
    next: text,
    undated: text,
    prepare: text,
    source: text,
    calendar: text,
    follow: text,
    helps: text,
    decides: text,
    ask: text,
    about: text.describe("What the contact form calls the result"),
    copy: text,
    copied: text,
    print: text,
    again: text,
    note: text.describe("What the result is not"),
  }),
  answers: z.strictObject({ title: text, change: text }),
  list: z.strictObject({ title: text, lede: text, binds: text, concerns: text, reaches: text }),
  closing,
});

export type ObligationsCopy = z.output<typeof schema>;

export const obligationsCopy = () => pageCopy("obligations", schema);
