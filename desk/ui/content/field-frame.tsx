import { clsx } from "clsx";
import type { ReactNode } from "react";
import { idOf, useForm } from "./form-context.ts";
import { keyOf, type Place } from "./places.ts";

type Props = {
  place: Place;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  /** How much of the room is used: “43 of 60”. */
  count?: string | undefined;
  hideLabel?: boolean;
  children: (control: {
    id: string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
    "aria-label"?: string;
  }) => ReactNode;
};

/** Label, hint, placeholder mark and problem of one control. */
export function FieldFrame({ place, label, hint, isRequired, count, hideLabel, children }: Props) {
  const { problems, samples, settle } = useForm();
  const id = idOf(place);
  const problem = problems.get(keyOf(place));
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <div className={clsx("flex flex-wrap items-baseline gap-x-3", hideLabel && "sr-only")}>
        <label htmlFor={id} className="font-semibold">
          {label}
          {!isRequired && <span className="font-normal text-ink-soft"> (optional)</span>}
        </label>
        {count && <span className="figures ml-auto text-ink-soft">{count}</span>}
      </div>
      {children({
        id,
        ...(described ? { "aria-describedby": described } : {}),
        ...(problem ? { "aria-invalid": true } : {}),
      })}
      {problem && (
        <p id={`${id}-problem`} className="desk-problem">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      {samples.has(keyOf(place)) && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          <span className="rounded-sm bg-marigold-soft px-1.5 text-ink">Placeholder</span>
          <button
            type="button"
            className="text-leaf underline underline-offset-4"
            onClick={() => settle(place)}
          >
            This is real now<span className="sr-only">: {label}</span>
          </button>
        </p>
      )}
    </div>
  );
}
