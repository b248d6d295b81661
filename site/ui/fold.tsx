import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Plus } from "./icons.tsx";

type Props = { label: ReactNode; className?: string; children: ReactNode };

/** A long table or list that phones show on request; wider screens show it without the label (`fold`). */
export function Fold({ label, className, children }: Props) {
  return (
    <details data-more className={clsx("group/fold fold", className)}>
      <summary className="flex items-center justify-between gap-4 border-y border-current/25 py-2.5 font-semibold">
        {label}
        <Plus aria-hidden="true" className="size-5 shrink-0 transition-transform group-open/fold:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
