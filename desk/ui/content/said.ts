import { daysOf, filledOn, placeholdersIn } from "../../../site/content/records/milestone-days.ts";
import { dayText, today } from "../../../site/dates/dates.ts";
import type { Mention } from "../../content/choices.ts";
import { type FieldPath, valueAt } from "../../content/field-path.ts";

/** A name in braces, and the words that visitors read instead, `when`: today, or on the day that the text is about. */
export type Said = { name: string; when: string; words: string };

/** In a milestone also what depends on its day. */
export function saidIn(text: string, mentions: Mention[], at: { data: unknown; path: FieldPath }) {
  const mentioned = mentions
    .filter(({ name }) => text.includes(`{${name}}`))
    .map(({ name, says }): Said => ({ name: `{${name}}`, when: "today", words: says }));
  const day = milestoneDay(at.data, at.path);
  const places = day ? [...new Set(placeholdersIn(text))] : [];
  const filled = places.map(
    (name): Said => ({ name, when: `on ${dayText(day)}`, words: filledOn(name, day) }),
  );
  return [...mentioned, ...filled.filter(({ name, words }) => name !== words)];
}

export const asRead = (text: string, mentions: Mention[]) =>
  mentions.reduce((words, { name, says }) => words.replaceAll(`{${name}}`, says), text);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that a field of a milestone is about: its next day, or the day of the later wording; "" outside of milestones. */
function milestoneDay(data: unknown, path: FieldPath): string {
  const [list, index] = path;
  const { date, repeats } = Object(
    list === "milestones" ? valueAt(data, [list, Number(index)]) : undefined,
  );
  if (!DAY.test(date)) return "";
  const days = daysOf({ date, repeats: Array.isArray(repeats?.days) ? repeats : undefined });
  const later = path.indexOf("later");
  const next = days.find((day) => day >= today()) ?? days.at(-1) ?? date;
  return later === -1 ? next : (days[Number(path[later + 1]) + 1] ?? next);
}
