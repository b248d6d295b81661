import { type ReactNode, useEffect, useState } from "react";
import type { FieldPath } from "../../content/field-path.ts";
import { problemsWithin, useForm } from "./form-context.ts";

type Props = {
  paths: FieldPath[];
  label: string;
  /** What is inside, while it is folded. */
  note?: string | undefined;
  isOpenFirst: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a form under its name. What has to be corrected opens it. */
export function Fold({ paths, label, note, isOpenFirst, className, children }: Props) {
  const { problems } = useForm();
  const count = paths.flatMap((path) => problemsWithin(problems, path)).length;
  const [isOpen, setOpen] = useState(isOpenFirst);
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
      <div className="mt-3 mb-2">{children}</div>
    </details>
  );
}
