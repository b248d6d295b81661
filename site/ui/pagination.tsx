import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { ArrowRight } from "./icons.tsx";

type Props = {
  noun: string;
  current: number;
  last: number;
  to: (page: number) => string;
  className?: string;
};

const box =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 font-semibold";

export const Pagination = ({ noun, current, last, to, className }: Props) =>
  last > 1 && (
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
              <a
                href={to(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? "page" : undefined}
                className={clsx(box, page === current ? "bg-leaf text-paper" : "hover:bg-ink/8")}
              >
                {page}
              </a>
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

/** The first page, the last, and those around the current one; 0 stands for a gap of two or more pages. */
export function pageNumbers(current: number, last: number): number[] {
  const wanted = [1, current - 1, current, current + 1, last];
  const pages = [...new Set(wanted)]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    // A gap of one page is no shorter than its number.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}
