import { clsx } from "clsx";
import { ArrowLeft, ArrowRight } from "./icons.tsx";
import { pageNumbers } from "./page-numbers.ts";

type Props = {
  /** What the pages hold: "articles". */
  noun: string;
  current: number;
  last: number;
  to: (page: number) => string;
  className?: string;
};

const box = "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 font-semibold";

/** The way through a long list; a list of one page needs none. */
export function Pagination({ noun, current, last, to, className }: Props) {
  if (last === 1) return null;
  return (
    <nav
      aria-label={`Pages of ${noun}`}
      className={clsx(
        "flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6",
        className,
      )}
    >
      <ol className="figures flex flex-wrap items-center gap-1">
        {pageNumbers(current, last).map((page, index) =>
          page === 0 ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1">
              …
            </li>
          ) : (
            <li key={page}>
              <PageLink page={page} current={current} to={to(page)} />
            </li>
          ),
        )}
      </ol>
      <div className="-mx-3 flex gap-1">
        {current > 1 && (
          <a href={to(current - 1)} rel="prev" className={clsx(box, "text-leaf hover:bg-ink/8")}>
            <ArrowLeft className="size-4.5" />
            Previous
          </a>
        )}
        {current < last && (
          <a href={to(current + 1)} rel="next" className={clsx(box, "text-leaf hover:bg-ink/8")}>
            Next
            <ArrowRight className="size-4.5" />
          </a>
        )}
      </div>
    </nav>
  );
}

function PageLink({ page, current, to }: { page: number; current: number; to: string }) {
  const isCurrent = page === current;
  return (
    <a
      href={to}
      aria-label={`Page ${page}`}
      aria-current={isCurrent ? "page" : undefined}
      className={clsx(box, isCurrent ? "bg-leaf text-paper" : "hover:bg-ink/8")}
    >
      {page}
    </a>
  );
}
