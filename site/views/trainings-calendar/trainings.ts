import { type Wordings, wordingsOf } from "../../content/records/dated-text.ts";
import { firstMonth, isPast, laterRuns, upcomingFirst } from "../../content/records/run-days.ts";
import { firstSentence } from "../../content/records/training-facts.ts";
import { allRuns, type TrainingRun } from "../../content/records/trainings.ts";
import { today } from "../../dates/dates.ts";
import { subscribeLink } from "../../outputs/calendars/deadline-events.ts";
import { TRAININGS_FEED } from "../../outputs/calendars/paths.ts";
import { furtherPaths, listPages } from "../lists.ts";
import { trainingCopy } from "../trainings/copy.ts";
import { calendarCopy } from "./copy.ts";

export type TrainingListing = ReturnType<typeof listingOf>;

export type EntryWords = ReturnType<typeof entryWords>;

export type CalendarPage = ReturnType<typeof calendarPages>[number];

export type FilterOptions = CalendarPage["search"]["options"];

/** The first page holds all runs to come, whatever their number. */
export function calendarPages(day = today()) {
  const all = allListings(day);
  const options = {
    // Months of runs to come are offered before past ones.
    month: distinct(upcomingFirst(all, day).map(firstMonth)),
    category: distinct(all.map(({ category }) => category)).sort(),
    level: distinct(all.map(({ level }) => level)).sort(),
    format: distinct(all.map(({ format }) => format)).sort(),
  };
  const coming = all.filter((run) => !isPast(run, day));
  // `shown` is how many of the `total` runs a page lists.
  return listPages(
    upcomingFirst(all, day),
    (page) => ({ ...page, search: { options, total: page.total, shown: page.items.length } }),
    { first: coming.length },
  );
}

export const calendarPaths = () => furtherPaths(calendarPages());

export function entryWords() {
  const { upcoming, past, comingSoon } = calendarCopy();
  const { headings, facts, states, next } = trainingCopy();
  const feed = { label: upcoming.feed, to: subscribeLink(TRAININGS_FEED), file: upcoming.file };
  return { headings, facts, states, next, upcoming, past, comingSoon, feed };
}

export type TrainingsFile = ReturnType<typeof trainingsFile>;

export const trainingsFile = () => ({
  words: entryWords(),
  runs: allListings(today()),
});

const allListings = (day: string) => allRuns().map((run) => listingOf(run, day));

function listingOf(run: TrainingRun, day: string) {
  const { id, sessions, time, fee, state, seats, format, place, training } = run;
  const { slug, title, description, category, level, live } = training;
  const { keywords, audience, learningObjectives, handsOn, whyItMatters } = training;
  return {
    slug,
    id,
    title,
    category,
    sessions,
    time,
    level,
    format,
    place,
    fee,
    state,
    seats,
    live,
    keywords,
    audience,
    learningObjectives,
    // Only the name before the colon, as in “SEE workbook: a year of data from a sample mill”.
    handsOn: handsOn.map((work) => work.split(": ")[0] ?? work),
    whyItMatters:
      whyItMatters && wordingsOf(whyItMatters).map((part) => withoutPastWordings(part, day)),
    text: firstSentence(description),
    /** The days of the training's runs that can be joined after this one. */
    later: laterRuns(run, training.runs, day).map((later) => ({ sessions: later.sessions })),
  };
}

const withoutPastWordings = (part: Wordings[number], day: string): Wordings[number] =>
  typeof part === "string" ? part : part.filter(({ until }) => !until || until >= day);

const distinct = <T>(values: Array<T | undefined>): T[] =>
  [...new Set(values)].filter((value) => value !== undefined);
