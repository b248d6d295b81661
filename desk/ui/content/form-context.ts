import { type ComponentType, createContext, useContext } from "react";
import type { Choices } from "../../content/choices.ts";
import { type FieldPath, keyOf } from "../../content/field-path.ts";
import type { FieldSchema } from "./form-schema.ts";

export type FieldProps = {
  schema: FieldSchema;
  path: FieldPath;
  value: unknown;
  label?: string;
  isRequired: boolean;
  hideLabel?: boolean;
};

/** What `Field` hands to the control that it chose. */
export type ControlProps = Required<FieldProps> & { hint: string | undefined };

export interface FormState {
  root: FieldSchema;
  /** The record as it is in the form. */
  data: unknown;
  /** Chooses the control for any schema; lists and groups show their parts with it. */
  Field: ComponentType<FieldProps>;
  choices: Choices;
  /** What is wrong, by field, as `byField` gives it. */
  problems: Map<string, string>;
  /** Fields that still hold a placeholder. */
  samples: Set<string>;
  set: (path: FieldPath, value: unknown) => void;
  /** Says that a placeholder has been replaced. */
  settle: (path: FieldPath) => void;
}

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field is outside of a form.");
  return form;
}

export const idOf = (path: FieldPath) => `field-${keyOf(path).replace(/[^\w]/g, "-")}`;

/** What is wrong at each field: one thing, but of a text every wrong link and picture. */
export function byField(problems: Array<{ field: string; reason: string }>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { field, reason } of problems) {
    const before = found.get(field);
    if (before === undefined) found.set(field, reason);
    else if (field === "body") found.set(field, `${before}\n${reason}`);
  }
  return found;
}

/** Opens all that is folded around a field, or around the nearest part that is there, and goes to it. */
export function showField(path: FieldPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(idOf(path.slice(0, length)));
    if (!found) continue;
    for (let fold = found.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    found.focus();
    found.scrollIntoView({ block: "center" });
    return;
  }
}

/** The problems of a field and of all fields inside it. */
export function problemsWithin(problems: Map<string, string>, path: FieldPath): string[] {
  const key = keyOf(path);
  return [...problems].filter(([at]) => at === key || at.startsWith(`${key}.`)).map(([, reason]) => reason);
}
