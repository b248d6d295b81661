import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Plus } from "./icons.tsx";

type Props = { label: ReactNode; className?: string; children: ReactNode };

/**
 * What a phone shows on request: a long list, a table, a note. It is served open, closed on narrow screens as the
 * page comes in (site/layout/folds.ts), and found there by the search within the page like any text. On wider screens
 * only the content is there.
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
