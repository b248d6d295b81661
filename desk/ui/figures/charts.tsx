import { clsx } from "clsx";
import { type PropsWithChildren, useId } from "react";
import { numberText } from "../../../contract/number-text.ts";
import { isoText } from "../../moments.ts";
import { Table } from "../lists.tsx";

export interface Bar {
  name: string;
  count: number;
  /** The mean of the weeks before; missing where there is nothing to compare with. */
  before?: number;
}

/** `column` and `unit` head the table of the numbers. */
type Props = { title: string; about?: string; bars: Bar[]; column: string; unit?: string };

function Figure({
  title,
  about,
  column,
  bars,
  unit = "Inquiries",
  children,
}: PropsWithChildren<Props>) {
  const id = useId();
  const hasBefore = bars.some(({ before }) => before !== undefined);
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption>
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        {about && <p className="figures text-ink-soft">{about}</p>}
      </figcaption>
      {bars.length === 0 ? (
        <p className="mt-2">There were none.</p>
      ) : (
        <>
          <div aria-hidden="true" className="mt-4">
            {children}
          </div>
          <details className="mt-3">
            <summary className="desk-link inline-flex min-h-9 items-center font-semibold">
              The numbers<span className="sr-only"> of “{title}”</span>
            </summary>
            <div className="mt-2 max-h-80 max-w-xl overflow-y-auto">
              <Table
                caption={title}
                head={[column, unit, ...(hasBefore ? ["Before"] : [])]}
                rows={bars.map(({ name, count, before }) => [
                  name,
                  numberText(count),
                  ...(hasBefore ? [numberText(before ?? 0)] : []),
                ])}
              />
            </div>
          </details>
        </>
      )}
    </figure>
  );
}

type ColumnProps = Props & {
  /** What stands below a bar. */
  label: (index: number) => string | undefined;
  /** The name of the bar that the rest of the page is about. */
  marked?: string | undefined;
};

/** Bars side by side in the order of time; the highest bears its number. */
export function Columns({ label, marked, ...props }: ColumnProps) {
  const { bars } = props;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const highest = bars.findLastIndex(({ count }) => count === most);
  return (
    <Figure {...props}>
      <div className="flex gap-px sm:gap-1">
        {bars.map(({ name, count }, index) => (
          <div key={name} className="max-w-16 min-w-0 flex-1">
            <div className="flex h-44 flex-col justify-end border-b border-ink pt-6">
              {index === highest && (
                <span
                  className={clsx(
                    "figures flex w-0 text-sm font-semibold",
                    index > bars.length / 2 && "justify-end self-end",
                  )}
                >
                  {numberText(count)}
                </span>
              )}
              <div
                className={clsx(
                  "shrink-0",
                  marked === undefined || marked === name ? "bg-leaf" : "bg-leaf-light",
                )}
                style={{ height: `${(count / most) * 100}%` }}
              />
            </div>
            <p className="h-6 w-0 pt-1 text-sm whitespace-nowrap text-ink-soft">{label(index)}</p>
          </div>
        ))}
      </div>
    </Figure>
  );
}

/** One bar a week; a month is named below its first one. */
export function WeekColumns({ bars, marked, ...props }: Omit<ColumnProps, "column" | "label">) {
  const named = bars.map(({ name, count }) => ({ name: isoText(name), count }));
  const monthOf = (index: number) => named[index]?.name.split(" ")[1];
  // The name of a month needs three bars on a phone.
  const label = (index: number) =>
    monthOf(index - 1) !== monthOf(index) && (index > 0 || monthOf(2) === monthOf(0))
      ? monthOf(index)
      : "";
  return (
    <Columns
      {...props}
      column="Week from"
      bars={named}
      label={label}
      marked={marked && isoText(marked)}
    />
  );
}

const MOST_BARS = 12;

/** Bars below each other; a mark in each shows the weeks before. Those of a funnel are also shares of the first. */
export function Bars({ isFunnel = false, ...props }: Props & { isFunnel?: boolean }) {
  const { bars } = props;
  const most = Math.max(1, ...bars.flatMap(({ count, before = 0 }) => [count, before]));
  const first = bars[0]?.count ?? 0;
  const left = bars.length - MOST_BARS;
  return (
    <Figure {...props}>
      <div className="grid gap-2.5">
        {bars.slice(0, MOST_BARS).map(({ name, count, before }, index) => (
          <div key={name} className="grid gap-0.5">
            <p className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{name}</span>
              <span className="figures shrink-0">
                {isFunnel && index > 0 && first > 0 && (
                  <span className="mr-3 text-ink-soft">{Math.round((count / first) * 100)} %</span>
                )}
                <span className="font-semibold">{numberText(count)}</span>
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              className="h-3 w-full"
            >
              <rect width="100" height="3" className="fill-sand" />
              <rect width={(count / most) * 100} height="3" className="fill-leaf" />
              {before !== undefined && (
                <rect
                  x={Math.min(99.4, (before / most) * 100)}
                  width="0.6"
                  height="3"
                  className="fill-marigold"
                />
              )}
            </svg>
          </div>
        ))}
        {left > 0 && <p className="text-ink-soft">and {left} more among the numbers</p>}
      </div>
    </Figure>
  );
}
