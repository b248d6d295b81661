import type { Problem } from "../../site/content/reader/problems.ts";
import { attempt } from "./attempt.ts";
import { titleOf } from "./catalogue.ts";
import { fieldPathOf } from "./field-path.ts";
import { formReason } from "./form-words.ts";
import { open } from "./store.ts";
import { fieldName } from "./words.ts";

/** A mistake as the desk tells it: the record by its title, the field by its label, what is wrong in words of the form. */
export type FormProblem = { file: string; title: string; field: string; label: string; reason: string };

export function formProblems(problems: Problem[]): FormProblem[] {
  return problems.map(({ file, field, reason }) => {
    const data = attempt(() => open(file)?.data);
    const label = field.startsWith("(") ? "" : fieldName(fieldPathOf(field), data);
    return { file, title: titleOf(file, data), field, label, reason: formReason(reason) };
  });
}
