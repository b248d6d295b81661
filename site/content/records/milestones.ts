import { z } from "zod";
import { addDays, dayText } from "../../dates/dates.ts";
import { isoDate, monthDay, some, text } from "../reader/fields.ts";
import { coded, type Reason } from "../reader/problem-words.ts";
import type { FieldProblem } from "../reader/problems.ts";
import { condition } from "./conditions.ts";
import { daysOf, everyText, filledOn, PLACEHOLDERS, placeholdersIn } from "./milestone-days.ts";
import { article, id } from "./rule-fields.ts";

const words = z.strictObject({
  about: text
    .optional()
    .describe("What is said instead of the day where no source gives one: mid-May 2027"),
  what: text.describe("What happens, short: Certificates go on sale"),
  note: text.optional().describe("One sentence more"),
  prepare: text.optional().describe("What to have ready by then"),
});

const repeats = z.strictObject({
  days: some(monthDay).describe(
    "The days of each year on which it comes back, month first: 03-31; at most one in a month",
  ),
  until: isoDate
    .optional()
    .describe("It does not come back after this day; without it, it goes on"),
  later: some(words.partial()).optional().meta({
    description:
      "What changes in about, what, note and prepare the second time, the third time …; the last holds on",
    hint: "What is worded otherwise the second time, the third time …; the last holds on",
  }),
});

export const milestone = z.strictObject({
  id,
  date: isoDate.describe("Its day, or the first where it comes back"),
  repeats: repeats.optional().describe("For a duty that comes back: on which days"),
  ...words.shape,
  who: text.describe("Who acts"),
  official: z
    .literal(true)
    .optional()
    .describe(
      "An authority’s own work, on which nobody else has to act: never named as what comes next",
    ),
  words: some(text).optional().describe("Other words by which the search finds it: sold"),
  concerns: condition.optional().meta({
    description: "Only these of all whom the rule concerns, as under applies",
    hint: "Only these of all whom the rule concerns",
  }),
  source: id.meta({ description: "The id of one of the sources", hint: "" }),
  article,
  kind: z.enum(["starts", "due", "ends", "published"]),
});

export type Milestone = z.output<typeof milestone>;

/** A milestone on one of its days. The first has the milestone's id, a later one adds its month: holding-2028-03. */
export type Occurrence = Omit<Milestone, "repeats"> & {
  milestone: string;
  /** How often it comes back, as in “every quarter”; missing if it does not. */
  every?: string;
};

/** A milestone on each of its days up to `last`, with the words of that day. The first is always included. */
export function occurrencesOf(milestone: Milestone, last?: string): Occurrence[] {
  const { repeats, ...own } = milestone;
  return daysOf(milestone, last).map((date, index) => {
    const said: typeof own = Object.assign({}, own, ...(repeats?.later ?? []).slice(0, index));
    const fill = (text?: string) => text && filledOn(text, date);
    return {
      ...said,
      about: fill(said.about),
      what: filledOn(said.what, date),
      note: fill(said.note),
      prepare: fill(said.prepare),
      id: index === 0 ? own.id : `${own.id}-${date.slice(0, 7)}`,
      milestone: own.id,
      date,
      every: repeats && everyText(repeats),
    };
  });
}

export const toActOn = <M extends Pick<Occurrence, "official">>(milestones: M[]): M[] =>
  milestones.filter(({ official }) => !official);

export function dayOf(id: string | undefined, milestones: Milestone[]): string | undefined {
  if (!id) return undefined;
  return milestones
    .filter((milestone) => id === milestone.id || id.startsWith(`${milestone.id}-`))
    .flatMap((milestone) => occurrencesOf(milestone, `${id.slice(-7)}-31`))
    .find((occurrence) => occurrence.id === id)?.date;
}

export function repeatProblems({ date, repeats, ...own }: Milestone): FieldProblem[] {
  const said = [own, ...(repeats?.later ?? [])].flatMap(({ about, what, note, prepare }) =>
    [about, what, note, prepare].flatMap((text) => placeholdersIn(text ?? "")),
  );
  const unknown = said.find((placeholder) => !PLACEHOLDERS.includes(placeholder));
  const months = repeats?.days.map((day) => day.slice(0, 2)) ?? [];
  const checks: Array<[isWrong: boolean, field: string, reason: Reason]> = [
    [
      unknown !== undefined,
      "what",
      coded("notFilledIn", { placeholder: unknown ?? "", known: PLACEHOLDERS }),
    ],
    [
      repeats !== undefined && !repeats.days.includes(date.slice(5)),
      "repeats.days",
      coded("firstDayLeftOut", { day: date.slice(5) }),
    ],
    [
      new Set(months).size < months.length,
      "repeats.days",
      "A month may have only one of these days.",
    ],
    [(repeats?.until ?? date) < date, "repeats.until", coded("endsBeforeFirstDay", { date })],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, field, reason]) => ({ field, reason }));
}

export type Turn<M = Occurrence> = { milestones: [M, ...M[]]; from?: string; until: string };

export function turnsOf<M extends Pick<Occurrence, "date">>(milestones: M[]): Turn<M>[] {
  const byDay = [...Map.groupBy(milestones, ({ date }) => date)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return byDay.flatMap(([day, [first, ...others]], index) => {
    const before = byDay[index - 1]?.[0];
    return first
      ? { milestones: [first, ...others], from: before && addDays(before, 1), until: day }
      : [];
  });
}

export function byDay(a: Pick<Occurrence, "date">, b: Pick<Occurrence, "date">): number {
  if (a.date === b.date) return 0;
  return a.date < b.date ? -1 : 1;
}

export const whenText = ({ about, date }: Pick<Occurrence, "about" | "date">) =>
  about ?? dayText(date);
