import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Plus } from "./icons.tsx";

type Props = { label: ReactNode; className?: string; children: ReactNode };

/** Content that few readers need, closed at every width; `Fold` is closed on phones alone. */
export function Disclosure({ label, className, children }: Props) {
  return (
    <details data-more className={clsx("group/more", className)}>
      <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold underline decoration-1 underline-offset-6 hover:decoration-2">
        {label}
        <Plus
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform group-open/more:rotate-45 print:hidden"
        />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
