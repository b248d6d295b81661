import { createContext, useContext } from "react";
import type { Choices } from "../../content/choices.ts";
import type { FieldSchema } from "./form-schema.ts";
import { keyOf, type Place } from "./places.ts";

export interface FormState {
  root: FieldSchema;
  choices: Choices;
  /** What is wrong, by place, as `byField` gives it. */
  problems: Map<string, string>;
  /** Places that still hold a placeholder. */
  samples: Set<string>;
  set: (place: Place, value: unknown) => void;
  /** Says that a placeholder has been replaced. */
  settle: (place: Place) => void;
  refreshChoices: () => void;
}

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside a form.");
  return form;
}

export const idOf = (place: Place) => `field-${keyOf(place).replace(/[^\w]/g, "-")}`;

/** What is wrong at each field: a line for each of them, where there are several. */
export function byField(problems: Array<{ field: string; reason: string }>): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const { field, reason } of problems) {
    const before = reasons.get(field);
    reasons.set(field, before ? `${before}\n${reason}` : reason);
  }
  return reasons;
}

/** How many problems lie at a place or below it. */
export function problemsBelow(problems: Map<string, string>, place: Place): number {
  const key = keyOf(place);
  return [...problems.keys()].filter((at) => at === key || at.startsWith(`${key}.`)).length;
}
