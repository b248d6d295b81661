import { firm } from "../../content/reader/read.ts";
import type { Deadline, Rule } from "../../content/records/rules.ts";
import { addDays, readOnText } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { absolute } from "../seo/json-ld.ts";

export const ruleFeed = (rule: Pick<Rule, "id">) => `/calendar/${rule.id}.ics`;

export const deadlineFile = ({ milestone, rule }: Deadline) =>
  `/calendar/${rule.id}/${milestone}.ics`;

export const deadlineAnchor = ({ milestone, rule }: Deadline) => `${rule.id}-${milestone}`;

/** A link that opens a calendar program and follows the feed; with https: a browser would download the file. */
export const subscribeLink = (path: string) => absolute(path).replace(/^https?:/, "webcal:");

/** A deadline as an event of a whole day: no source gives an hour. */
export function deadlineEvent(deadline: Deadline) {
  const { id, rule, date, what, about } = deadline;
  return {
    /** Does not change with the date, so that calendars move the entry they have. */
    uid: `${rule.id}-${id}@${firm().domain}`,
    /** Grows with each review of the rule; only then do its dates and words change. */
    sequence: Math.round(Date.parse(rule.reviewed) / 86_400_000),
    reviewed: rule.reviewed,
    day: date,
    dayAfter: addDays(date, 1),
    /** The sources give no calendar date, but a month or a rule such as the last working day. */
    isRough: about !== undefined,
    title: `${rule.name}: ${what}`,
    text: textOf(deadline),
    url: absolute(`${href("/deadlines")}#${deadlineAnchor(deadline)}`),
  };
}

/** Throws where the rule does not list the source. */
export function sourceOf({ rule, source }: Deadline) {
  const found = rule.sources.find(({ id }) => id === source);
  if (!found) throw new Error(`${rule.file}: “${source}” is not one of the sources`);
  return found;
}

function textOf(deadline: Deadline): string {
  const { rule, about, note, who, prepare, every, article } = deadline;
  const { title, reference, asOf } = sourceOf(deadline);
  return [
    about && `When: ${about}. The sources name no calendar date; this entry uses a working date.`,
    note,
    `Who acts: ${who}.`,
    prepare && `Have ready: ${prepare}.`,
    every && `Comes back ${every}.`,
    `Source: ${title}, ${article ? `${article}, ` : ""}${reference}${asOf ? ` (as of ${asOf})` : ""}.`,
    `${readOnText(rule)}.`,
  ]
    .filter(Boolean)
    .join("\n");
}
