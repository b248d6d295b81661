import { clsx } from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { type FieldPath, keyOf } from "../../content/field-path.ts";
import { SmallButton } from "../parts.tsx";
import { LinkButton } from "../route.tsx";
import { idOf, isLocked, problemsWithin, useForm } from "./form.ts";
import type { Said } from "./said.ts";

const OPTIONAL = <span className="font-normal text-ink-soft"> (optional)</span>;

type Labelled = {
  path: FieldPath;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  hideLabel?: boolean;
  /** Shown instead of the problem that the check found. */
  problem?: string | undefined;
};

type Props = Labelled & {
  /** As in “43 of 60”. */
  count?: string | undefined;
  says?: Said[];
  /** Told below the control. */
  note?: ReactNode;
  children: (control: {
    id: string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
  }) => ReactNode;
};

export function FieldFrame({ count, says = [], note, children, ...field }: Props) {
  const { path, label, hint, isRequired = true, hideLabel } = field;
  const { problems, record } = useForm();
  const id = idOf(path);
  const problem = field.problem ?? problems.get(keyOf(path));
  const notes = { hint, problem, locked: path.length === 1 && isLocked(record, path) };
  const described = Object.entries(notes)
    .filter(([, isThere]) => isThere)
    .map(([name]) => `${id}-${name}`)
    .join(" ");
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <div className={clsx("flex flex-wrap items-baseline gap-x-3", hideLabel && "sr-only")}>
        <label htmlFor={id} className="font-semibold">
          {label}
          {!isRequired && OPTIONAL}
        </label>
        {count && <span className="figures ml-auto text-ink-soft">{count}</span>}
      </div>
      {children({
        id,
        ...(described ? { "aria-describedby": described } : {}),
        ...(problem ? { "aria-invalid": true } : {}),
      })}
      {note}
      <Notes {...field} problem={problem} />
      {says.map(({ name, when, words }) => (
        <p key={name} className="text-ink-soft">
          {name} reads {when}: <span className="rounded-sm bg-sand px-1 text-ink">{words}</span>
        </p>
      ))}
    </div>
  );
}

/** A sample is marked, also after a change: only staff know when it is real. */
function Notes({ path, label, hint, problem }: Labelled) {
  const { record, samples, settle } = useForm();
  const isChanged = samples.get(keyOf(path));
  return (
    <>
      {path.length === 1 && isLocked(record, path) && (
        <p id={`${idOf(path)}-locked`} className="text-ink-soft">
          Only an owner of the desk may change this.
        </p>
      )}
      {problem && (
        <p id={`${idOf(path)}-problem`} className="desk-problem">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${idOf(path)}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      {isChanged !== undefined && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          <span className="rounded-sm bg-marigold-soft px-1.5 text-ink">Placeholder</span>
          {isChanged && "You changed it."}
          <LinkButton onClick={() => settle(path)}>
            This is real now<span className="sr-only">: {label}</span>
          </LinkButton>
        </p>
      )}
    </>
  );
}

type GroupProps = Labelled & {
  value?: unknown;
  /** Makes the value of a group that, unless it is required, can be added and left out as a whole. */
  make?: () => unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** Several controls under one label, with hint and problem; a button that adds them while they are left out. */
export function FieldGroup({ value, make, className, children, ...field }: GroupProps) {
  const { path, label, isRequired = true, hideLabel } = field;
  const { problems, set } = useForm();
  const notes = <Notes {...field} problem={field.problem ?? problems.get(keyOf(path))} />;
  if (make && !isRequired && value === undefined)
    return (
      <div className="grid justify-items-start gap-1">
        <SmallButton id={idOf(path)} onClick={() => set(path, make())}>
          Add {label[0]?.toLowerCase()}
          {label.slice(1)}
        </SmallButton>
        {notes}
      </div>
    );
  return (
    <fieldset
      id={idOf(path)}
      tabIndex={-1}
      className={clsx("grid min-w-0 grid-cols-1 gap-3", className)}
    >
      <legend className={hideLabel ? "sr-only" : "float-left w-full font-semibold"}>
        {label}
        {!isRequired && !make && OPTIONAL}
        {!isRequired && make && (
          <LinkButton className="ml-3 font-normal" onClick={() => set(path, undefined)}>
            Leave out<span className="sr-only"> {label}</span>
          </LinkButton>
        )}
      </legend>
      <div className="-mt-2 empty:hidden">{notes}</div>
      {children}
    </fieldset>
  );
}

type FoldProps = {
  paths?: FieldPath[];
  label: ReactNode;
  /** Shown while it is folded. */
  note?: string | undefined;
  isOpenFirst?: boolean;
  /** Its content is not rendered while it is folded. */
  isLazy?: boolean;
  className?: string;
  children: ReactNode;
};

/** It opens by itself when a field at one of `paths` has a problem. */
export function Fold({
  paths = [],
  label,
  note,
  isOpenFirst,
  isLazy,
  className,
  children,
}: FoldProps) {
  const { problems } = useForm();
  const count = paths.flatMap((path) => problemsWithin(problems, path)).length;
  const [isOpen, setOpen] = useState(isOpenFirst ?? false);
  useEffect(() => {
    if (count > 0) setOpen(true);
  }, [count]);
  return (
    <details
      open={isOpen}
      onToggle={(event) =>
        event.target === event.currentTarget && setOpen(event.currentTarget.open)
      }
      className={className}
    >
      <summary className="flex min-h-9 cursor-pointer items-center gap-3">
        <span aria-hidden="true" className="w-3 shrink-0 text-leaf">
          {isOpen ? "−" : "+"}
        </span>
        <span className="min-w-0 font-semibold">{label}</span>
        {!isOpen && note && <span className="min-w-0 flex-1 truncate text-ink-soft">{note}</span>}
        {count > 0 && (
          <span className="ml-auto font-semibold whitespace-nowrap text-ember">
            {count} to correct
          </span>
        )}
      </summary>
      <div className="mt-3 mb-2">{(isOpen || !isLazy) && children}</div>
    </details>
  );
}
