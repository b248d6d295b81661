import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { datesOf, datesOfMonth, monthLabel, monthValue } from "../../content/dates.ts";
import { link, picture, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";
import { lastDay } from "../../content/training-facts.ts";
import { trainings as readTrainings, type Training } from "../../content/trainings.ts";
import { listParts } from "../../engine/list-parts.ts";
import { courseList } from "../../seo/json-ld-course.ts";
import { type EntryText, entryText, FIRST } from "./entry-text.ts";

const all = readTrainings();

const page = readPage(
  "trainings-calendar",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text, picture, pictureAlt: text }),
    search: z.strictObject({ label: text, hint: text }),
    empty: z.strictObject({ title: text, text }),
    past: z.strictObject({ label: text, title: text, text, action: link }),
    custom: z.strictObject({ title: text, text, primary: link, secondary: link }),
    comingSoon: z.strictObject({ title: text, text }),
  }),
);

export const copy = { ...page, hero: { ...page.hero, picture: renderPicture(page.hero.picture) } };

const entries = all.map((training) => ({
  slug: training.slug,
  title: training.title,
  keywords: training.keywords,
  month: monthOf(training),
  category: training.category,
  level: training.level,
  format: training.format,
  lastDay: lastDay(training.sessions),
  live: training.live,
}));

export type Entry = (typeof entries)[number] & { text?: EntryText };

export const trainings: { first: Entry[]; total: number; parts: string[] } = {
  first: entries.slice(0, FIRST),
  total: entries.length,
  parts: listParts(
    "trainings",
    all
      .map((training, position) => ({ ...entries[position], text: entryText(training, position) }))
      .slice(FIRST),
  ),
};

/** The months of the first entries; each day carries the position of the training held on it, or -1. */
export const season = distinct(trainings.first.map(({ month }) => month)).map((value) => ({
  label: monthLabel(value),
  days: datesOfMonth(value).map((date) =>
    all
      .slice(0, FIRST)
      .findIndex(({ sessions }) => sessions.some((session) => datesOf(session).includes(date))),
  ),
}));

export const options = {
  month: distinct(entries.map(({ month }) => month)).map((value) => ({ value, label: monthLabel(value) })),
  category: choices(all.map(({ category }) => category)),
  level: choices(all.map(({ level }) => level)),
  format: choices(all.map(({ format }) => format)),
};

export const itemList = courseList(all.slice(0, FIRST), "/trainings-calendar");

function monthOf({ sessions }: Training): string {
  return monthValue(sessions[0]?.start ?? "");
}

function choices(values: string[]) {
  return distinct(values)
    .sort()
    .map((value) => ({ value, label: value }));
}

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)];
}
