import type { Session } from "../../content/dates.ts";
import { firstMonth, firstSentence } from "../../content/training-facts.ts";
import { type Training, trainings } from "../../content/trainings.ts";
import { furtherPaths, type ListPage, listPages, type Pages } from "../lists.ts";
import { type TrainingCopy, trainingCopy } from "../trainings/copy.ts";
import { type CalendarCopy, calendarCopy } from "./copy.ts";

/** A training's place in the order of dates, from 0, and its days. */
export type Placed = { position: number; sessions: Session[] };

/** What an entry says, and what a search looks through. */
export type ListedTraining = ReturnType<typeof listed>;

/** The words around entries. */
export type EntryWords = Pick<TrainingCopy, "headings"> & Pick<CalendarCopy, "past" | "comingSoon">;

/** The values that the filters offer. */
export type FilterOptions = Record<"month" | "category" | "level" | "format", string[]>;

export type CalendarPage = ListPage<ListedTraining> & {
  search: { options: FilterOptions; total: number; season: Placed[] };
};

export function calendarPages(): Pages<CalendarPage> {
  const all = trainings().map(listed);
  const options = {
    month: distinct(all.map(({ sessions }) => firstMonth(sessions))),
    category: distinct(all.map(({ category }) => category)).sort(),
    level: distinct(all.map(({ level }) => level)).sort(),
    format: distinct(all.map(({ format }) => format)).sort(),
  };
  return listPages(all, (page) => {
    const season = page.items.map(({ position, sessions }) => ({ position, sessions }));
    return { ...page, search: { options, total: page.total, season } };
  });
}

export const calendarPaths = () => furtherPaths(calendarPages());

export function entryWords(): EntryWords {
  const { past, comingSoon } = calendarCopy();
  return { headings: trainingCopy().headings, past, comingSoon };
}

/** What a search needs: every training, and the words around the results. */
export type TrainingsFile = {
  trainings: ListedTraining[];
  words: EntryWords & Pick<CalendarCopy, "empty">;
};

export function trainingsFile(): TrainingsFile {
  return { words: { ...entryWords(), empty: calendarCopy().empty }, trainings: trainings().map(listed) };
}

function listed(training: Training, position: number) {
  const { slug, title, description, category, sessions, time, level, format, fee, live } = training;
  const { keywords, audience, learningObjectives, handsOn, whyItMatters } = training;
  return {
    ...{ position, slug, title, category, sessions, time, level, format, fee, live },
    ...{ keywords, audience, learningObjectives, handsOn, whyItMatters },
    text: firstSentence(description),
  };
}

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)];
}
