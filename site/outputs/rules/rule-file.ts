import { z } from "zod";
import { firm } from "../../content/reader/read.ts";
import { cbamFigures } from "../../content/records/cbam-figures.ts";
import { cbamBenchmarks, cbamDefaults, cbamPrices } from "../../content/records/cbam-values.ts";
import { wordingOn, wordingsFor } from "../../content/records/dated-text.ts";
import { JURISDICTIONS } from "../../content/records/rule-fields.ts";
import { deadlinesOf, PARTS, type Rule, rules } from "../../content/records/rules.ts";
import { dayText, today } from "../../dates/dates.ts";
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
  version: z.literal(VERSION),
  url: z.url(),
  asOf: day,
  rules: z.array(z.strictObject(shared).omit({ version: true })),
});

type RuleFile = z.output<typeof ruleFileSchema>;
type RuleIndex = z.output<typeof ruleIndexSchema>;

export const RULES_JSON = "/rules.json";

export const ruleJson = ({ id }: Pick<Rule, "id">) => `${href("/rules/:slug", id)}.json`;
export const ruleMarkdown = ({ id }: Pick<Rule, "id">) => `${href("/rules/:slug", id)}.md`;

/** A sentence to cite by: who says it, its title, the day it was last read against its sources, its lasting url. */
export const citation = ({ title, reviewed, path }: { title: string; reviewed: string; path: string }) =>
  `${firm().name}, “${title}”. As of ${dayText(reviewed)}. ${absolute(path)}`;

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
    statements: rule.statements.map(({ id, part, heading, source, article }) => ({
      ...{ id, part, heading, source, article },
      text: text(id),
    })),
    ...{ changes, sources },
    helps: helps.map(({ label, to }) => ({ label, url: absolute(to) })),
    ...(rule.id === "cbam" && { figures: cbamFile() }),
  };
}

/** The figures of CBAM as content/tools holds them; sources by id. */
function cbamFile(): RuleFile["figures"] {
  const { figures, ...read } = cbamFigures();
  const { factors, markUps, threshold } = figures;
  return {
    factors: { ...fileOf(read), factors, markUps, threshold },
    defaults: fileOf(cbamDefaults()),
    benchmarks: fileOf(cbamBenchmarks()),
    prices: fileOf(cbamPrices()),
  };
}

type ToolRecord = {
  file: string;
  sources: Array<{ id: string }>;
  sourcesTo?: string | undefined;
  reviewed: string;
  recheckBy: string;
};

const fileOf = ({ file, sources, sourcesTo, ...record }: ToolRecord) => ({
  ...record,
  source: sources.map(({ id }) => id),
});

export function ruleIndex(asOf = today()): RuleIndex {
  return { version: VERSION, url: absolute(href("/rules")), asOf, rules: rules().map(summaryOf) };
}

function summaryOf(rule: Rule): RuleIndex["rules"][number] {
  const { id, name, title, summary, jurisdiction, voluntary = false, reviewed, sourcesTo } = rule;
  return {
    id,
    url: absolute(href("/rules/:slug", id)),
    json: absolute(ruleJson(rule)),
    markdown: absolute(ruleMarkdown(rule)),
    ...{ name, title, summary, jurisdiction, voluntary, reviewed, sourcesTo },
  };
}
