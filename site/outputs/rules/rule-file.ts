import { z } from "zod";
import { wordingOn, wordingsFor } from "../../content/records/dated-text.ts";
import { JURISDICTIONS } from "../../content/records/rule-fields.ts";
import { deadlinesOf, PARTS, type Rule, rules } from "../../content/records/rules.ts";
import { today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { ruleFeed } from "../calendars/deadline-events.ts";
import { absolute } from "../seo/json-ld.ts";

/** What programs are told of a rule; docs/rules-json.md says what each field means and what may change. */

const VERSION = 1;
const day = z.iso.date();
const words = z.string().min(1);

const shared = {
  version: z.literal(VERSION),
  id: words,
  url: z.url(),
  json: z.url(),
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
});

export const ruleIndexSchema = z.strictObject({
  version: z.literal(VERSION),
  url: z.url(),
  asOf: day,
  rules: z.array(z.strictObject(shared).omit({ version: true })),
});

type RuleFile = z.output<typeof ruleFileSchema>;
type RuleIndex = z.output<typeof ruleIndexSchema>;

export const RULES_JSON = "/rules.json";

export const ruleJson = ({ id }: Pick<Rule, "id">) => `${href("/rules/:slug", id)}.json`;

/** The JSON file of a rule, with the wordings that are true on a day. */
export function ruleFile(rule: Rule, asOf = today()): RuleFile {
  const { reference, binds, reaches, prepare, penalty, changes, sources, helps } = rule;
  const text = (id: string) => wordingOn(wordingsFor(`${rule.id}.${id}`), asOf);
  return {
    version: VERSION,
    ...summaryOf(rule),
    asOf,
    ...{ reference, binds, reaches, prepare },
    penalty: penalty && text(penalty),
    calendar: absolute(ruleFeed(rule)),
    dates: deadlinesOf([rule]).map(
      ({ id, date, about, every, kind, what, note, who, prepare, source, article }) => ({
        ...{ id, date, about, every, kind, what, note, who, prepare, source, article },
      }),
    ),
    statements: rule.statements.map(({ id, part, source, article }) => ({
      ...{ id, part, source, article },
      text: text(id),
    })),
    ...{ changes, sources },
    helps: helps.map(({ label, to }) => ({ label, url: absolute(to) })),
  };
}

export function ruleIndex(asOf = today()): RuleIndex {
  return { version: VERSION, url: absolute(href("/rules")), asOf, rules: rules().map(summaryOf) };
}

function summaryOf(rule: Rule): RuleIndex["rules"][number] {
  const { id, name, title, summary, jurisdiction, voluntary = false, reviewed, sourcesTo } = rule;
  return {
    id,
    url: absolute(href("/rules/:slug", id)),
    json: absolute(ruleJson(rule)),
    ...{ name, title, summary, jurisdiction, voluntary, reviewed, sourcesTo },
  };
}
