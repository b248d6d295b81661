import { firm } from "../../content/reader/read.ts";
import { cbamFigures } from "../../content/records/cbam-figures.ts";
import { cbamBenchmarks, cbamDefaults, cbamPrices } from "../../content/records/cbam-values.ts";
import { wordingOn, wordingsFor } from "../../content/records/dated-text.ts";
import { deadlinesOf, type Rule, rules } from "../../content/records/rules.ts";
import { dayText, today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { ruleFeed } from "../calendars/deadline-events.ts";
import { absolute } from "../seo/json-ld.ts";

/** What programs are told of a rule; docs/rules-json.md says what each field means and what may change. */
const VERSION = 1;

export const RULES_JSON = "/rules.json";

export const ruleJson = ({ id }: Pick<Rule, "id">) => `${href("/rules/:slug", id)}.json`;
export const ruleMarkdown = ({ id }: Pick<Rule, "id">) => `${href("/rules/:slug", id)}.md`;

/** A sentence to cite by: who says it, its title, the day it was last read against its sources, its lasting url. */
export const citation = ({
  title,
  reviewed,
  path,
}: {
  title: string;
  reviewed: string;
  path: string;
}) => `${firm().name}, “${title}”. As of ${dayText(reviewed)}. ${absolute(path)}`;

/** Its texts are in the wordings of that day; `docs/rules-json.md` promises the shape to other programs. */
export function ruleFile(rule: Rule, asOf = today()) {
  const { reference, binds, reaches, prepare, penalty, changes, sources, helps } = rule;
  const text = (id: string) => wordingOn(wordingsFor(`${rule.id}.${id}`), asOf);
  return {
    version: VERSION,
    ...summaryOf(rule),
    asOf,
    reference,
    binds,
    reaches,
    prepare,
    penalty: penalty && text(penalty),
    calendar: absolute(ruleFeed(rule)),
    dates: deadlinesOf([rule]).map(
      ({ id, date, about, every, kind, what, note, who, prepare, source, article }) => ({
        id,
        date,
        about,
        every,
        kind,
        what,
        note,
        who,
        prepare,
        source,
        article,
      }),
    ),
    statements: rule.statements.map(({ id, part, earlier, heading, source, article }) => ({
      id,
      part,
      heading,
      source,
      article,
      earlier: earlier.length > 0 ? earlier : undefined,
      text: text(id),
    })),
    changes,
    sources,
    helps: helps.map(({ label, to }) => ({ label, url: absolute(to) })),
    ...(rule.id === "cbam" && { figures: cbamFile() }),
  };
}

function cbamFile() {
  const { figures, ...read } = cbamFigures();
  const { factors, markUps, threshold } = figures;
  return {
    factors: { ...fileOf(read), factors, markUps, threshold },
    defaults: fileOf(cbamDefaults()),
    benchmarks: fileOf(cbamBenchmarks()),
    prices: fileOf(cbamPrices()),
  };
}

type ToolRecord = { file: string; sources: Array<{ id: string }>; sourcesTo?: string };

const fileOf = <File extends ToolRecord>({ file, sources, sourcesTo, ...record }: File) => ({
  ...record,
  source: sources.map(({ id }) => id),
});

export function ruleIndex(asOf = today()) {
  return { version: VERSION, url: absolute(href("/rules")), asOf, rules: rules().map(summaryOf) };
}

function summaryOf(rule: Rule) {
  const { id, name, title, summary, jurisdiction, voluntary = false, reviewed, sourcesTo } = rule;
  return {
    id,
    url: absolute(href("/rules/:slug", id)),
    json: absolute(ruleJson(rule)),
    markdown: absolute(ruleMarkdown(rule)),
    name,
    title,
    summary,
    jurisdiction,
    voluntary,
    reviewed,
    sourcesTo,
  };
}
