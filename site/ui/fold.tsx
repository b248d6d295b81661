import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Plus } from "./icons.tsx";

type Props = { label: ReactNode; className?: string; children: ReactNode };

/**
 * Content that phones show on request. Its HTML is open, and site/layout/folds.ts closes it on narrow screens while
 * the page loads. Wider screens show the content without the label.
 */
export function Fold({ label, className, children }: Props) {
  return (
    <details open data-fold="" className={clsx("group/fold", className)}>
      <summary className="flex items-center justify-between gap-4 border-y border-current/25 py-2.5 font-semibold sm:hidden">
        {label}
        <Plus aria-hidden="true" className="size-5 shrink-0 transition-transform group-open/fold:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
