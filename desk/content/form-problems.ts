import type { Problem } from "../../site/content/reader/problems.ts";
import { attempt } from "./attempt.ts";
import { titleOf } from "./catalogue.ts";
import { fieldPathOf } from "./field-path.ts";
import { formReason } from "./form-words.ts";
import { open } from "./store.ts";
import { fieldName } from "./words.ts";

/** A problem as forms show it, with titles and labels. The label is "" for a problem of the whole file. */
export type FormProblem = { file: string; title: string; field: string; label: string; reason: string };

export function formProblems(problems: Problem[]): FormProblem[] {
  return problems.map(({ file, field, reason }) => {
    const data = attempt(() => open(file)?.data);
    const label = field.startsWith("(") ? "" : fieldName(fieldPathOf(field), data);
    return { file, title: titleOf(file, data), field, label, reason: formReason(reason) };
  });
}
