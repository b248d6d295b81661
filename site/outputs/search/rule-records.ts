import { href } from "../../addresses.ts";
import { whenText } from "../../content/records/milestones.ts";
import { milestones, type Rule, rules } from "../../content/records/rules.ts";
import { type Deadline, deadlineAnchor } from "../calendars/deadline-events.ts";

/** A rule or one of its dates, which pages show only in part, or by the day; two of them may lead to one place. */
export type RuleRecord = { id: string; to: string; title: string; text: string };

export function ruleRecords(): RuleRecord[] {
  const dates = milestones().map((milestone) => {
    const { rule, what, note, who, prepare } = milestone;
    return {
      id: `date:${deadlineAnchor(milestone)}`,
      to: placeOf(milestone),
      title: what.includes(rule.name) ? what : `${rule.name}: ${what}`,
      text: inSentences([whenText(milestone), rule.title, note, who, prepare]),
    };
  });
  return [...rules().map(ruleRecord), ...dates];
}

function ruleRecord(rule: Rule): RuleRecord {
  const { name, title, summary, reference, binds, reaches, statements } = rule;
  // A statement with several wordings is true in each of them for a while only.
  const lasting = statements
    .flatMap(({ forms }) => (forms.length === 1 ? forms : []))
    .map(({ text }) => text);
  return {
    id: `rule:${rule.id}`,
    to: href("/rules/:slug", rule.id),
    title: title.includes(name) ? title : `${name}: ${title}`,
    text: inSentences([summary, binds, reaches, ...lasting, reference]),
  };
}

const placeOf = (deadline: Deadline) => `${href("/deadlines")}#${deadlineAnchor(deadline)}`;

function inSentences(texts: Array<string | undefined>): string {
  return texts
    .filter((text) => text !== undefined)
    .map((text) => (/[.?!]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
