import { clsx } from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { type FieldPath, keyOf } from "../../content/field-path.ts";
import { LinkButton } from "../route.tsx";
import { idOf, problemsWithin, useForm } from "./form.ts";
import type { Said } from "./said.ts";

const Optional = () => <span className="font-normal text-ink-soft"> (optional)</span>;

type Labelled = { path: FieldPath; label: string; hint?: string | undefined };

type Props = Labelled & {
  isRequired?: boolean;
  /** How much of the allowed length is used: “43 of 60”. */
  count?: string | undefined;
  hideLabel?: boolean;
  /** Shown instead of the problem that the check found. */
  problem?: string | undefined;
  /** The mentions in the text with their words, shown below the field. */
  says?: Said[];
  children: (control: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode;
};

/** One control with its label, hint and problem, and a mark if its value is a sample. `children` renders the control. */
export function FieldFrame(frame: Props) {
  const { path, label, hint, isRequired, count, hideLabel, says = [], children } = frame;
  const { problems } = useForm();
  const id = idOf(path);
  const problem = frame.problem ?? problems.get(keyOf(path));
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <div className={clsx("flex flex-wrap items-baseline gap-x-3", hideLabel && "sr-only")}>
        <label htmlFor={id} className="font-semibold">
          {label}
          {!isRequired && <Optional />}
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
      {says.map(({ name, when, words }) => (
        <p key={name} className="text-ink-soft">
          {name} reads {when}: <span className="rounded-sm bg-sand px-1 text-ink">{words}</span>
        </p>
      ))}
      <SampleMark {...{ path, label }} />
    </div>
  );
}

/** Marks a sample; only staff know when it is real, so that changing it does not take the mark away. */
function SampleMark({ path, label }: Labelled) {
  const { samples, settle } = useForm();
  const isChanged = samples.get(keyOf(path));
  if (isChanged === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
      <span className="rounded-sm bg-marigold-soft px-1.5 text-ink">Placeholder</span>
      {isChanged && "You changed it."}
      <LinkButton onClick={() => settle(path)}>
        This is real now<span className="sr-only">: {label}</span>
      </LinkButton>
    </p>
  );
}

type GroupProps = Labelled & {
  problem?: string | undefined;
  isRequired?: boolean;
  hideLabel?: boolean;
  /** Removes the whole group from the record. */
  onLeaveOut?: (() => void) | undefined;
  className?: string;
  children: ReactNode;
};

/** Several controls under one label, with hint and problem. */
export function FieldGroup(group: GroupProps) {
  const { path, label, hint, problem, isRequired = true, hideLabel, onLeaveOut, className, children } = group;
  return (
    <fieldset id={idOf(path)} tabIndex={-1} className={clsx("grid min-w-0 grid-cols-1 gap-3", className)}>
      <legend className={hideLabel ? "sr-only" : "float-left w-full font-semibold"}>
        {label}
        {!isRequired && <Optional />}
        {onLeaveOut && (
          <LinkButton className="ml-3 font-normal" onClick={onLeaveOut}>
            Leave out<span className="sr-only"> {label}</span>
          </LinkButton>
        )}
      </legend>
      {hint && <p className="-mt-2 text-ink-soft">{hint}</p>}
      {problem && <p className="desk-problem">{problem}</p>}
      <SampleMark {...{ path, label }} />
      {children}
    </fieldset>
  );
}

/** The button that adds an optional group to a record that does not have it. */
export function AbsentGroup({ path, label, hint, onAdd }: Labelled & { onAdd: () => void }) {
  const problem = useForm().problems.get(keyOf(path));
  return (
    <div className="grid justify-items-start gap-1">
      <Button id={idOf(path)} variant="outline" size="sm" onClick={onAdd}>
        Add {label[0]?.toLowerCase()}
        {label.slice(1)}
      </Button>
      {problem && <p className="desk-problem">{problem}</p>}
      {hint && <p className="text-ink-soft">{hint}</p>}
    </div>
  );
}

type FoldProps = {
  paths?: FieldPath[];
  label: ReactNode;
  /** What is inside, while it is folded. */
  note?: string | undefined;
  isOpenFirst?: boolean;
  /** Nothing is inside while it is folded. */
  isLazy?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a form that can be folded. It opens by itself when a field at one of `paths` has a problem. */
export function Fold({ paths = [], label, note, isOpenFirst, isLazy, className, children }: FoldProps) {
  const { problems } = useForm();
  const count = paths.flatMap((path) => problemsWithin(problems, path)).length;
  const [isOpen, setOpen] = useState(isOpenFirst ?? false);
  useEffect(() => {
    if (count > 0) setOpen(true);
  }, [count]);
  return (
    <details
      open={isOpen}
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
      className={className}
    >
      <summary className="flex min-h-9 cursor-pointer items-center gap-3">
        <span aria-hidden="true" className="w-3 shrink-0 text-leaf">
          {isOpen ? "−" : "+"}
        </span>
        <span className="min-w-0 font-semibold">{label}</span>
        {!isOpen && note && <span className="min-w-0 flex-1 truncate text-ink-soft">{note}</span>}
        {count > 0 && (
          <span className="ml-auto font-semibold whitespace-nowrap text-ember">{count} to correct</span>
        )}
      </summary>
      <div className="mt-3 mb-2">{(isOpen || !isLazy) && children}</div>
    </details>
  );
}
