import { z } from "zod";
import { closing, link, picture, seo, text, texts } from "../../content/reader/fields.ts";
import { pageCopy, wordsReader } from "../../content/records/pages.ts";
import { JURISDICTIONS } from "../../content/records/rule-fields.ts";

const groups = z.record(z.enum(JURISDICTIONS), text);

const indexSchema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, picture }),
  groups: groups.describe("What the groups of rules are called"),
  next: text.describe("Stands before the next date of a rule"),
  undated: text.describe("Stands there where no date is to come"),
  changes: z.strictObject({ title: text, lede: text, all: link }),
  data: z.strictObject({
    title: text,
    text: text.describe("For those who cite the rules or read them by program"),
    file: text.describe("The words of the link to the file"),
  }),
  glossary: link,
  closing,
});

const whatChangedSchema = indexSchema.pick({ seo: true, hero: true, closing: true }).extend({
  none: text.describe("Stands above the list in a month without a change so far"),
  feed: text.describe("Leads to the feed"),
  watch: link.describe("Where visitors ask to hear of changes in their own rules"),
});

const RULE = "[rule]";

const aboutRule = text
  .refine((value) => value.includes(RULE), `Write ${RULE} where the name of the rule belongs.`)
  .describe("[rule] stands for the name of the rule");

export const ruleCopy = wordsReader("rule", {
  seo: z.strictObject({ title: aboutRule, description: aboutRule }),
  groups: groups.describe("Stands above the title: who makes the rule"),
  pictures: z.record(z.enum(JURISDICTIONS), picture),
  contents: text.describe("Stands above the list of the page's questions"),
  binds: z.strictObject({
    title: aboutRule,
    voluntary: aboutRule.describe("Instead of the title where no law binds anybody"),
    ...texts("bound", "reached"),
    finder: link,
  }),
  dates: z.strictObject({
    title: aboutRule,
    ...texts("none", "who", "add", "subscribe"),
    all: link,
  }),
  what: z.strictObject({
    title: aboutRule,
    voluntary: aboutRule.describe("Instead of the title where no law binds anybody"),
  }),
  prepare: aboutRule,
  cost: text,
  lead: aboutRule.describe("Heads the person of content/team who leads on the rule"),
  changes: aboutRule,
  earlier: text.describe("Opens the older changes; their number follows"),
  sources: z.strictObject({
    ...texts("title", "more", "cite"),
    data: text.describe("Stands before the link to the JSON file"),
  }),
  closing,
});

export type RulesCopy = z.output<typeof indexSchema>;
export type RuleCopy = ReturnType<typeof ruleCopy>;
export type WhatChangedCopy = z.output<typeof whatChangedSchema>;

export const rulesCopy = () => pageCopy("rules", indexSchema);
export const whatChangedCopy = () => pageCopy("what-changed", whatChangedSchema);

/** Puts the name of a rule in place of [rule]. */
export const withRuleName = (words: string, name: string) => words.replaceAll(RULE, name);
