import { clsx } from "clsx";
import { type MouseEvent, useMemo } from "react";
import { monthLabel } from "../../dates/dates.ts";
import { until } from "../../ui/dated.ts";
import type { CalendarCopy } from "./copy.ts";
import { colourOf, daysLabel, monthAnchor, type StripeMonth, stripesOf } from "./stripe-days.ts";
import type { DatedListing } from "./trainings.ts";

type Props = {
  words: CalendarCopy["search"]["months"];
  /** The last day of the trainings to come. After it the stripes are hidden: they would show only the past. */
  lastDay: string;
  /** The trainings of the page. */
  trainings: DatedListing[];
  /** The trainings that a search has found; undefined without a search, when all count as found. */
  found: DatedListing[] | undefined;
  /** The months in which trainings begin: only these can be chosen. */
  months: string[];
  /** The chosen month, or an empty string. */
  chosen: string;
  /** Called with an empty string when the chosen month is clicked again. */
  onChoose: (month: string) => void;
  /** Called when the pointer or the focus comes to the months. */
  onApproach: () => void;
};

/**
 * The calendar as stripes, one for each day; days with a training of the list below are tall and coloured. A month is a
 * link to its part of the list; where scripts run, a click filters the list by that month.
 */
export function MonthStripes({
  words,
  lastDay,
  trainings,
  found,
  months,
  chosen,
  onChoose,
  onApproach,
}: Props) {
  const stripes = useMemo(() => stripesOf(trainings), [trainings]);
  const positions = found && new Set(found.map(({ position }) => position));
  return (
    <nav
      aria-label={words.label}
      className="mt-6 lg:mt-10"
      onFocus={onApproach}
      onPointerEnter={onApproach}
      {...until(lastDay)}
    >
      <p aria-hidden="true" className="text-sm opacity-85 no-scripting:hidden">
        {words.label}
      </p>
      <ul className={`mt-2 grid gap-x-px gap-y-4 months-${Math.min(stripes.length, 9)}`}>
        {stripes.map((month, index) => (
          <Month
            key={month.month}
            {...month}
            none={words.none}
            before={stripes[index - 1]}
            canChoose={months.includes(month.month)}
            isChosen={chosen === month.month}
            isFound={(position) => positions?.has(position) ?? true}
            onChoose={() => onChoose(chosen === month.month ? "" : month.month)}
          />
        ))}
      </ul>
    </nav>
  );
}

type MonthProps = StripeMonth & {
  /** Says that no training begins in a month that cannot be chosen. */
  none: string;
  /** The month that is shown before this one. */
  before: StripeMonth | undefined;
  canChoose: boolean;
  isChosen: boolean;
  isFound: (position: number) => boolean;
  onChoose: () => void;
};

const cell = "flex h-full flex-col justify-between border-t-4 px-1.5 pt-2";

/** A month as a link that filters by it; plain text where it cannot be chosen. */
function Month({ month, none, canChoose, isChosen, onChoose, ...stripes }: MonthProps) {
  if (!canChoose) {
    return (
      <li className={clsx(cell, "border-transparent")}>
        <span className="text-sm opacity-60">
          {monthLabel(month)}
          <span className="sr-only">: {none}</span>
        </span>
        <Days {...stripes} />
      </li>
    );
  }
  function choose(event: MouseEvent) {
    // In a new tab or window the query of the link sets the same filter.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  }
  return (
    <li>
      <a
        href={isChosen ? "?" : `?month=${month}#${monthAnchor(month)}`}
        aria-current={isChosen || undefined}
        onClick={choose}
        className={clsx(
          cell,
          isChosen
            ? "border-marigold bg-paper/15"
            : "border-leaf-light bg-paper/7 hover:border-marigold hover:bg-paper/15",
        )}
      >
        <span
          className={clsx(
            "text-sm",
            isChosen ? "font-semibold text-marigold" : "underline underline-offset-4",
          )}
        >
          {monthLabel(month)}
        </span>
        <Days {...stripes} />
      </a>
    </li>
  );
}

/** Days with trainings that a search did not find are low and pale. */
function Days({ days, before, isFound }: Pick<MonthProps, "days" | "before" | "isFound">) {
  if (days.length === 0) return <i aria-hidden="true" className="mt-6 h-1.5 bg-line-dark opacity-60" />;
  const marks = days.map((positions) => positions.find(isFound));
  const isRunningOn = before?.days.at(-1)?.some((position) => position === marks[0]);
  return (
    <span aria-hidden="true" className="mt-2 flex items-end gap-px sm:mt-8">
      {marks.map((position, day) => {
        // Days that run on from the month before are named there; two labels would overlap.
        const label = day === 0 && isRunningOn ? undefined : daysLabel(day, marks);
        const [held] = days[day] ?? [];
        return (
          <i
            key={day}
            className={clsx(
              "relative h-12 flex-1 origin-bottom lg:h-24",
              held === undefined && "scale-y-10 bg-line-dark",
              held !== undefined && colourOf(position ?? held),
              held !== undefined && position === undefined && "scale-y-25 opacity-60",
            )}
          >
            {label && (
              <b className="absolute bottom-full whitespace-nowrap not-italic max-sm:hidden">{label}</b>
            )}
          </i>
        );
      })}
    </span>
  );
}
