import { cbamAnnex } from "../../content/records/annex.ts";
import { whenText } from "../../content/records/milestones.ts";
import {
  type Deadline,
  deadlinesOf,
  type Rule,
  rules,
  type Statement,
} from "../../content/records/rules.ts";
import { today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { digitsOf, namedIn } from "../../tools/cn-codes/code.ts";
import { codeVerdict } from "../../tools/cn-codes/verdict.ts";
import { deadlineAnchor } from "../calendars/deadline-events.ts";
import type { SearchEntry } from "./entry.ts";

/** Search entries of rules, of their lasting statements and of coming dates, which pages show only on some days. */
export const ruleEntries = (): SearchEntry[] => [
  ...rules().flatMap(entriesOf),
  ...nextOfEach().map(dateEntry),
];

function entriesOf(rule: Rule): SearchEntry[] {
  const { id, name, title, summary, reference, binds, reaches, statements } = rule;
  const about = {
    kind: "rule" as const,
    title: title.includes(name) ? title : `${name}: ${title}`,
    also: [],
  };
  const path = href("/rules/:slug", id);
  // Each of several wordings is true on some days only.
  const lasting = statements.flatMap((statement) => {
    const [form, ...others] = statement.forms;
    return form && others.length === 0 ? { ...statement, text: form.text } : [];
  });
  return [
    { ...about, url: path, about: reference, text: inSentences([summary, binds, reaches]) },
    ...lasting.map(({ id, part, heading, text, ...told }) => ({
      ...about,
      url: part ? `${path}#${id}` : path,
      heading,
      about: articleText(rule, told),
      text,
    })),
  ];
}

function dateEntry(deadline: Deadline): SearchEntry {
  const { rule, what, note, who, prepare, every, words = [] } = deadline;
  const when = whenText(deadline);
  return {
    url: `${href("/deadlines")}#${deadlineAnchor(deadline)}`,
    kind: "date",
    title: what.includes(rule.name) ? what : `${rule.name}: ${what}`,
    about: [every ? `${when}, ${every}` : when, articleText(rule, deadline)]
      .filter(Boolean)
      .join(" · "),
    also: ["date", "deadline", ...words],
    text: inSentences([note, `Who acts: ${who}`, prepare && `Have ready: ${prepare}`]),
  };
}

function nextOfEach(): Deadline[] {
  const coming = deadlinesOf(rules()).filter(({ date }) => date >= today());
  const byMilestone = Map.groupBy(coming, ({ rule, milestone }) => `${rule.id}-${milestone}`);
  return [...byMilestone.values()].flatMap((days) => days.slice(0, 1));
}

function articleText(
  { sources }: Rule,
  { source, article }: Pick<Statement, "source" | "article">,
) {
  const reference = sources.find(({ id }) => id === source)?.reference;
  return article && reference ? `${article}, ${reference}` : reference;
}

const inSentences = (texts: Array<string | undefined>): string =>
  texts
    .filter((text) => text !== undefined)
    .map((text) => (/[.?!]$/.test(text) ? text : `${text}.`))
    .join(" ");

export function goodsEntries(): SearchEntry[] {
  const { annex } = cbamAnnex();
  return namedIn(annex).map(({ code, name, words = [] }) => {
    const digits = digitsOf(code);
    const isOutside = codeVerdict(digits, annex).kind === "outside";
    return {
      kind: "page",
      url: isOutside
        ? `${href("/tools/cn-codes")}?q=${digits}`
        : `${href("/tools/cbam-estimator")}?code=${digits}`,
      title: `${name}, CN ${code}`,
      also: words,
      text: isOutside ? "Not covered by CBAM today." : "What CBAM costs on it: the estimator.",
    };
  });
}
