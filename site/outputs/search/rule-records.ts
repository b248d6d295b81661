import { whenText } from "../../content/records/milestones.ts";
import { type Deadline, deadlinesOf, type Rule, rules } from "../../content/records/rules.ts";
import { today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { deadlineAnchor } from "../calendars/deadline-events.ts";

/** Search entries of rules and of their milestones, which pages show only in part, or on some days. */
export function ruleRecords() {
  const dates = nextOfEach().map((deadline) => {
    const { rule, what, note, who, prepare, every } = deadline;
    const when = whenText(deadline);
    return {
      id: `date:${rule.id}-${deadline.milestone}`,
      to: deadlinePath(deadline),
      title: what.includes(rule.name) ? what : `${rule.name}: ${what}`,
      text: inSentences([every ? `${when}, ${every}` : when, rule.title, note, who, prepare]),
    };
  });
  return [...rules().map(ruleRecord), ...dates];
}

function ruleRecord(rule: Rule) {
  const { name, title, summary, reference, binds, reaches, statements } = rule;
  // Each of several wordings is true on some days only.
  const lasting = statements.flatMap(({ forms: [form, ...others] }) => (others.length > 0 ? [] : form?.text));
  return {
    id: `rule:${rule.id}`,
    to: href("/rules/:slug", rule.id),
    title: title.includes(name) ? title : `${name}: ${title}`,
    text: inSentences([summary, binds, reaches, ...lasting, reference]),
  };
}

/** One occurrence of each milestone: the next, or the first if none is to come. */
function nextOfEach(): Deadline[] {
  const day = today();
  const byMilestone = Map.groupBy(deadlinesOf(rules()), ({ rule, milestone }) => `${rule.id}-${milestone}`);
  return [...byMilestone.values()].flatMap(
    (days) => days.find(({ date }) => date >= day) ?? days.slice(0, 1),
  );
}

const deadlinePath = (deadline: Deadline) => `${href("/deadlines")}#${deadlineAnchor(deadline)}`;

function inSentences(texts: Array<string | undefined>): string {
  return texts
    .filter((text) => text !== undefined)
    .map((text) => (/[.?!]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
