import { clsx } from "clsx";
import { useMemo } from "react";
import { monthLabel } from "../../content/dates.ts";
import { colourOf } from "./colours.ts";
import { runFrom, type SeasonMonth, seasonOf } from "./season-days.ts";
import type { Placed } from "./trainings.ts";

type Props = {
  /** The trainings of the page. */
  trainings: Placed[];
  /** Those that a search has found; without one all of them. */
  found: Placed[] | undefined;
};

/**
 * The calendar as stripes: one for each day, those of the trainings in the list below tall and coloured. What a search
 * leaves out stays as a ghost, so that an empty result still shows where there is something.
 */
export function Season({ trainings, found }: Props) {
  const months = useMemo(() => seasonOf(trainings), [trainings]);
  const positions = found && new Set(found.map(({ position }) => position));
  return (
    <div
      aria-hidden="true"
      className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-px gap-y-6 lg:mt-14"
    >
      {months.map((month, index) => (
        <Month
          key={month.month}
          {...month}
          before={months[index - 1]}
          isFound={(position) => positions?.has(position) ?? true}
        />
      ))}
    </div>
  );
}

type MonthProps = SeasonMonth & { before: SeasonMonth | undefined; isFound: (position: number) => boolean };

function Month({ month, days, before, isFound }: MonthProps) {
  const marks = days.map((positions) => positions.find(isFound));
  const isRunningOn = before?.days.at(-1)?.some((position) => position === marks[0]);
  return (
    <div>
      <p className="mb-4 text-sm sm:mb-8">{monthLabel(month)}</p>
      <div className="flex items-end gap-px">
        {marks.map((position, day) => {
          // Days that run on from the month before are named there; two labels would stand on each other.
          const run = day === 0 && isRunningOn ? undefined : runFrom(day, marks);
          const isGhost = position === undefined && (days[day]?.length ?? 0) > 0;
          return (
            <i
              key={day}
              className={clsx(
                "relative h-16 flex-1 origin-bottom lg:h-24",
                isGhost
                  ? "bg-line-dark/60"
                  : position === undefined
                    ? "scale-y-10 bg-line-dark"
                    : colourOf(position),
              )}
            >
              {run && (
                <b className="absolute bottom-full whitespace-nowrap not-italic max-sm:hidden">{run}</b>
              )}
            </i>
          );
        })}
      </div>
    </div>
  );
}
