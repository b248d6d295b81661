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
export type ControlProps = Required<FieldProps>;

export interface FormState {
  root: FieldSchema;
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

/** What is wrong at each field, a line for each reason. */
export function byField(problems: Array<{ field: string; reason: string }>): Map<string, string> {
  const fields = Map.groupBy(problems, ({ field }) => field);
  return new Map([...fields].map(([field, all]) => [field, all.map(({ reason }) => reason).join("\n")]));
}

/** The problems of a field and of all fields inside it. */
export function problemsWithin(problems: Map<string, string>, path: FieldPath): string[] {
  const key = keyOf(path);
  return [...problems].filter(([at]) => at === key || at.startsWith(`${key}.`)).map(([, reason]) => reason);
}
