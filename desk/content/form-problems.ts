import { inForm } from "../../site/content/reader/problem-words.ts";
import type { Problem } from "../../site/content/reader/problems.ts";
import { sampleFields } from "../../site/content/reader/samples.ts";
import { pageSources } from "../../site/content/records/page-tree.ts";
import { allPosts } from "../../site/content/records/posts.ts";
import { dayText } from "../../site/dates/dates.ts";
import { attempt } from "./attempt.ts";
import { titleOf } from "./catalogue.ts";
import { fieldPathOf, valueAt } from "./field-path.ts";
import { placeholdersIn } from "./section-types.ts";
import { open } from "./store.ts";
import { fieldName, labelOf } from "./words.ts";

/** A problem as forms show it, with titles and labels. The label is "" for a problem of the whole file. */
export type FormProblem = {
  file: string;
  title: string;
  field: string;
  label: string;
  reason: string;
};

export function formProblems(problems: Problem[]): FormProblem[] {
  return problems.map(({ file, field, reason, cause = reason }) => {
    const data = attempt(() => open(file)?.data);
    const label = field.startsWith("(") ? "" : fieldName(fieldPathOf(field), data);
    return { file, title: titleOf(file, data), field, label, reason: inForm(cause) };
  });
}

/** The articles that nobody can read yet, each with what it lacks. They are saved, and not published. */
export function unwritten(): FormProblem[] {
  const unread = attempt(() => allPosts().filter(({ isWritten }) => !isWritten)) ?? [];
  return unread.map(({ id, body }) => {
    const file = `content/posts/${id}.md`;
    const field = body.trim() ? "title" : "body";
    const reason = body.trim() ? "has no title yet" : "has no words yet";
    return {
      file,
      title: titleOf(file, attempt(() => open(file))?.data),
      field,
      label: "",
      reason,
    };
  });
}

/** Marks of samples count only on pages that are new to visitors: launch-check tells of all others. */
export function unfinished(isNew: (file: string) => boolean): FormProblem[] {
  return [...(attempt(pageSources)?.values() ?? [])].flatMap(({ file, data }) => {
    const fields = [...placeholdersIn(data), ...(isNew(file) ? sampleFields(data) : [])];
    const parts = Map.groupBy(fields, (field) => /^sections\.\d+|^\w+/.exec(field)?.[0] ?? field);
    return [...parts].flatMap(([part, [field = part, ...others]]) => {
      const path = fieldPathOf(part);
      const { hidden, returns } = Object(valueAt(data, path)) as {
        hidden?: boolean;
        returns?: string;
      };
      if (hidden && !returns) return [];
      const names = [field, ...others].map((one) => one.slice(part.length + 1).replace(/\..*/, ""));
      const labels = [...new Set(names)].filter(Boolean);
      const words = labels.map((name) => labelOf(name, "sections").toLowerCase());
      const what = new Intl.ListFormat("en").format(words) || "this";
      const until = hidden && returns ? ` (hidden until ${dayText(returns)})` : "";
      const label = fieldName(path, data);
      return { file, title: titleOf(file, data), field, label, reason: `replace ${what}${until}` };
    });
  });
}
