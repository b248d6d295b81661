import { clsx } from "clsx";
import { colourOf } from "./colours.ts";
import { type Entry, season, trainings } from "./trainings-calendar.data.ts";

/** The calendar as stripes: one for each day, those of the trainings in the list below tall and coloured. */
export function Season({ shown }: { shown: Entry[] }) {
  return (
    <div aria-hidden="true" className="mt-10 flex gap-px lg:mt-14">
      {season.map(({ label, days }) => {
        const marks = days.map((position) => {
          const training = trainings.first[position];
          return training && shown.includes(training) ? position : -1;
        });
        return (
          <div key={label} className="flex-1">
            <p className="mb-4 text-sm sm:mb-8">{label}</p>
            <div className="flex items-end gap-px">
              {marks.map((position, day) => {
                const run = runFrom(day, marks);
                return (
                  <i
                    key={day}
                    className={clsx(
                      "relative h-16 flex-1 origin-bottom lg:h-24",
                      position < 0 ? "scale-y-10 bg-line-dark" : colourOf(position),
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
      })}
    </div>
  );
}

/** "14-16" on the first of several marked days in a row, nothing on the others. */
function runFrom(day: number, marks: number[]): string | undefined {
  if (marks[day] === -1 || (marks[day - 1] ?? -1) >= 0) return;
  const rest = marks.slice(day).indexOf(-1);
  const last = rest < 0 ? marks.length : day + rest;
  return last === day + 1 ? `${last}` : `${day + 1}-${last}`;
}
