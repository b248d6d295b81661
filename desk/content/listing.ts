import { dayText, today } from "../../site/dates/dates.ts";
import { attempt } from "./attempt.ts";
import { kindOf, kindsOf, titleOf } from "./catalogue.ts";
import { savedFiles } from "./changes.ts";
import { byTitle } from "./choices.ts";
import { open } from "./store.ts";

export function listing() {
  const files = savedFiles();
  const groups = kindsOf(files).map(({ isOpen = false, ...kind }) => ({
    ...kind,
    isOpen,
    records: files
      .filter((file) => kindOf(file)?.id === kind.id)
      .map(listEntry)
      .sort(kind.id === "posts" ? newestFirst : byTitle),
  }));
  return groups.filter(({ records, isOpen }) => records.length > 0 || isOpen);
}

export type Group = ReturnType<typeof listing>[number];

type Entry = { file: string; title: string; note?: string | undefined; date?: string | undefined };

/** People work on the latest article most, and before that on one that has no date yet; the numbers of files tell no days. */
const newestFirst = (a: Entry, b: Entry) =>
  String(b.date ?? "9").localeCompare(String(a.date ?? "9")) ||
  b.file.localeCompare(a.file, "en", { numeric: true });

const listEntry = (file: string): Entry =>
  attempt(() => {
    const data = open(file)?.data;
    const { date } = Object(data) as { date?: string };
    return { file, title: titleOf(file, data), note: noteOf(file, data), date };
  }) ?? { file, title: file, note: "cannot be read" };

function noteOf(file: string, data: unknown): string | undefined {
  type Runs = { sessions?: { start?: string }[] }[];
  const {
    date,
    draft,
    runs = [],
  } = Object(data) as { date?: string; draft?: boolean; runs?: Runs };
  if (file.startsWith("content/posts/")) {
    if (draft) return "draft";
    const day = date && dayText(date);
    return date && date > today() ? `from ${day}` : day;
  }
  if (!file.startsWith("content/trainings/")) return undefined;
  const starts = runs.map(({ sessions }) => sessions?.[0]?.start ?? "").sort();
  const next = starts.find((start) => start >= today());
  return next ? `next run ${dayText(next)}` : "no run ahead";
}
