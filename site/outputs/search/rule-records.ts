import { href } from "../../addresses.ts";
import { whenText } from "../../content/records/milestones.ts";
import { type Deadline, deadlinesOf, type Rule, rules } from "../../content/records/rules.ts";
import { today } from "../../dates/dates.ts";
import { deadlineAnchor } from "../calendars/deadline-events.ts";

/** Rules and their dates, which pages show only in part, or by the day; two of them may lead to one place. */
export function ruleRecords() {
  const dates = nextOfEach().map((deadline) => {
    const { rule, what, note, who, prepare, every } = deadline;
    const when = whenText(deadline);
    return {
      id: `date:${rule.id}-${deadline.milestone}`,
      to: placeOf(deadline),
      title: what.includes(rule.name) ? what : `${rule.name}: ${what}`,
      text: inSentences([every ? `${when}, ${every}` : when, rule.title, note, who, prepare]),
    };
  });
  return [...rules().map(ruleRecord), ...dates];
}

function ruleRecord(rule: Rule) {
  const { name, title, summary, reference, binds, reaches, statements } = rule;
  // A statement with several wordings is true in each of them for a while only.
  const lasting = statements.flatMap(({ forms: [form, ...others] }) => (others.length > 0 ? [] : form?.text));
  return {
    id: `rule:${rule.id}`,
    to: href("/rules/:slug", rule.id),
    title: title.includes(name) ? title : `${name}: ${title}`,
    text: inSentences([summary, binds, reaches, ...lasting, reference]),
  };
}

/** What comes back is found once, by its next day. */
function nextOfEach(): Deadline[] {
  const day = today();
  const byMilestone = Map.groupBy(deadlinesOf(rules()), ({ rule, milestone }) => `${rule.id}-${milestone}`);
  return [...byMilestone.values()].flatMap(
    (days) => days.find(({ date }) => date >= day) ?? days.slice(0, 1),
  );
}

const placeOf = (deadline: Deadline) => `${href("/deadlines")}#${deadlineAnchor(deadline)}`;

function inSentences(texts: Array<string | undefined>): string {
  return texts
    .filter((text) => text !== undefined)
    .map((text) => (/[.?!]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
