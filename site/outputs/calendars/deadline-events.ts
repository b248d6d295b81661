import { href } from "../../addresses.ts";
import { firm } from "../../content/reader/read.ts";
import type { Deadline, Rule } from "../../content/records/rules.ts";
import { addDays, readOnText } from "../../dates/dates.ts";
import { absolute } from "../seo/json-ld.ts";

export const ruleFeed = (rule: Pick<Rule, "id">) => `/calendar/${rule.id}.ics`;

/** The file of its milestone, which holds all days of one that comes back. */
export const deadlineFile = ({ milestone, rule }: Deadline) => `/calendar/${rule.id}/${milestone}.ics`;

/** The anchor of its milestone on the page of deadlines. */
export const deadlineAnchor = ({ milestone, rule }: Deadline) => `${rule.id}-${milestone}`;

/** A program that follows a calendar opens on this; a browser would only download the file. */
export const subscribeLink = (feed: string) => absolute(feed).replace(/^https?:/, "webcal:");

/** What a calendar is told of a deadline: a whole day, for no source gives an hour. */
export function deadlineEvent(deadline: Deadline) {
  const { id, rule, date, what, about } = deadline;
  return {
    /** Made of names that stay, so that a changed date moves the entry a calendar already holds. */
    uid: `${rule.id}-${id}@${firm().domain}`,
    /** Grows with each review of the rule, which is when its dates and words change. */
    sequence: Math.round(Date.parse(rule.reviewed) / 86_400_000),
    reviewed: rule.reviewed,
    day: date,
    /** The first day that is no part of it. */
    dayAfter: addDays(date, 1),
    /** No source gives the exact day. */
    isRough: about !== undefined,
    title: `${rule.name}: ${what}`,
    text: textOf(deadline),
    url: absolute(`${href("/deadlines")}#${deadlineAnchor(deadline)}`),
  };
}

export function sourceOf({ rule, source }: Deadline) {
  const found = rule.sources.find(({ id }) => id === source);
  if (!found) throw new Error(`${rule.file}: “${source}” is not one of the sources`);
  return found;
}

function textOf(deadline: Deadline): string {
  const { rule, about, note, who, prepare, every } = deadline;
  const { title, reference, asOf } = sourceOf(deadline);
  return [
    about && `When: ${about}. No source gives the exact day; this entry uses a working date.`,
    note,
    `Who acts: ${who}.`,
    prepare && `Have ready: ${prepare}.`,
    every && `Comes back ${every}.`,
    `Source: ${title}, ${reference}${asOf ? ` (as of ${asOf})` : ""}.`,
    `${readOnText(rule)}.`,
  ]
    .filter(Boolean)
    .join("\n");
}
