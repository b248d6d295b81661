import { dayText, today } from "../../site/dates/dates.ts";
import { kindOf, kindsOf, titleOf } from "./catalogue.ts";
import { savedFiles } from "./changes.ts";
import { byTitle } from "./choices.ts";
import { open } from "./store.ts";

type Listed = { file: string; title: string; note?: string };

/** All records by kind, for the Content area. Kinds without a record are left out, unless one can be added. */
export function listing() {
  const files = savedFiles();
  const groups = kindsOf(files).map(({ id, label, one, hint, isOpen = false }) => ({
    id,
    label,
    one,
    hint,
    isOpen,
    records: files
      .filter((file) => kindOf(file)?.id === id)
      .map(listEntry)
      .sort(id === "posts" ? newestFirst : byTitle),
  }));
  return groups.filter(({ records, isOpen }) => records.length > 0 || isOpen);
}

export type Group = ReturnType<typeof listing>[number];

/** People work on the latest article most. */
const newestFirst = (a: Listed, b: Listed) => b.file.localeCompare(a.file, "en", { numeric: true });

function listEntry(file: string): Listed {
  try {
    const data = open(file)?.data;
    const note = noteOf(file, data);
    return { file, title: titleOf(file, data), ...(note ? { note } : {}) };
  } catch {
    return { file, title: file, note: "cannot be read" };
  }
}

/** What the list shows beside the title: the date or state of an article, the next run of a training. */
function noteOf(file: string, data: unknown): string | undefined {
  const record = Object(data) as {
    date?: string;
    draft?: boolean;
    runs?: Array<{ sessions?: Array<{ start?: string }> }>;
  };
  if (file.startsWith("content/posts/")) {
    if (record.draft) return "draft";
    const day = record.date && dayText(record.date);
    return record.date && record.date > today() ? `from ${day}` : day;
  }
  if (!file.startsWith("content/trainings/")) return undefined;
  const starts = (record.runs ?? []).map((run) => run.sessions?.[0]?.start ?? "").sort();
  const next = starts.find((start) => start >= today());
  return next ? `next run ${dayText(next)}` : "no run ahead";
}
