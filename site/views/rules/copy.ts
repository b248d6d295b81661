import { z } from "zod";
import { closing, link, picture, text, texts } from "../../content/reader/fields.ts";
import { pageReader, wordsReader } from "../../content/records/pages.ts";
import { JURISDICTIONS } from "../../content/records/rule-fields.ts";

const groups = z.record(z.enum(JURISDICTIONS), text);

const hero = z.strictObject({ title: text, lede: text, picture });

export const rulesCopy = pageReader("rules", {
  hero,
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

export const whatChangedCopy = pageReader("what-changed", {
  hero,
  closing,
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
  lead: aboutRule.meta({
    description: "Heads the person of content/team who leads on the rule",
    hint: "Heads the person who leads on the rule",
  }),
  changes: aboutRule,
  earlier: text.describe("Opens the older changes; their number follows"),
  sources: z.strictObject({
    ...texts("title", "more", "cite"),
    data: text.describe("Stands before the link to the JSON file"),
  }),
  closing,
});

export type RulesCopy = ReturnType<typeof rulesCopy>;
export type RuleCopy = ReturnType<typeof ruleCopy>;
export type WhatChangedCopy = ReturnType<typeof whatChangedCopy>;

export const withRuleName = (words: string, name: string) => words.replaceAll(RULE, name);
