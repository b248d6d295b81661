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

/** The calendar as stripes: one for each day, those of the trainings in the list below tall and coloured. */
export function Season({ trainings, found }: Props) {
  const months = useMemo(() => seasonOf(trainings), [trainings]);
  const positions = found && new Set(found.map(({ position }) => position));
  return (
    <div
      aria-hidden="true"
      className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-px gap-y-6 lg:mt-14"
    >
      {months.map((month) => (
        <Month key={month.month} {...month} isFound={(position) => positions?.has(position) ?? true} />
      ))}
    </div>
  );
}

function Month({ month, days, isFound }: SeasonMonth & { isFound: (position: number) => boolean }) {
  const marks = days.map((positions) => positions.find(isFound));
  return (
    <div>
      <p className="mb-4 text-sm sm:mb-8">{monthLabel(month)}</p>
      <div className="flex items-end gap-px">
        {marks.map((position, day) => {
          const run = runFrom(day, marks);
          return (
            <i
              key={day}
              className={clsx(
                "relative h-16 flex-1 origin-bottom lg:h-24",
                position === undefined ? "scale-y-10 bg-line-dark" : colourOf(position),
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
