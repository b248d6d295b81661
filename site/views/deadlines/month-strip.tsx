import { clsx } from "clsx";
import type { Milestone } from "../../content/records/milestones.ts";
import { dayText, monthLabel } from "../../dates/dates.ts";
import { overAfter } from "../../ui/dated.ts";
import type { PlacedDay } from "./coming.ts";
import type { Stretch } from "./time-scale.ts";

type Props = { days: PlacedDay[]; stretches: Stretch[] };

/** The time line for narrow screens: it runs down, and what has no date is a thin stripe. */
export function MonthStrip({ days, stretches }: Props) {
  return (
    <div className="grid gap-px lg:hidden">
      {stretches.map(({ first, last, isMonth }, index) => {
        const own = days.filter(({ date }) => first <= date && date <= last);
        return (
          <div
            key={first}
            {...overAfter(last)}
            className={clsx(
              "grid grid-cols-[5.5rem_1fr] gap-x-3 px-3 over:opacity-30",
              `bg-night-${heatOf(index, stretches.length)}`,
              own.length > 0 ? "py-1.5" : "h-2",
            )}
          >
            {own.length > 0 && (
              <>
                <p className="figures">{isMonth ? monthLabel(first.slice(0, 7)) : first.slice(0, 4)}</p>
                <ul>
                  {own.map((day) => (
                    <StripItem key={`${day.rule.id}-${day.id}`} day={day} />
                  ))}
                </ul>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

function StripItem({ day: { anchor, audiences, kind, rule, about, date } }: { day: PlacedDay }) {
  return (
    <li data-who={audiences} className="data-left-out:opacity-20">
      <a href={`#${anchor}`} tabIndex={-1} className="flex items-center gap-2.5">
        <svg viewBox="-9 -9 18 18" className="size-4 shrink-0" aria-hidden="true">
          <Mark kind={kind} />
        </svg>
        <span>
          {rule.name}
          {!about && <span className="figures opacity-85">{`, ${dayText(date).slice(0, -5)}`}</span>}
        </span>
      </a>
    </li>
  );
}

const STEPS = 11;

/** Which colour of the night scale a stretch takes, the nearest the hottest: what is near glows. */
export function heatOf(index: number, count: number): number {
  return STEPS - Math.round((index / Math.max(1, count - 1)) * (STEPS - 1));
}

/** Filled where something begins, pointed where it falls due, hollow where it ends. */
export function Mark({ kind }: Pick<Milestone, "kind">) {
  if (kind === "due") return <path d="M0-8 8 0 0 8-8 0z" className="fill-marigold" />;
  if (kind === "ends") return <circle r="5.5" strokeWidth="3" className="fill-ink stroke-paper" />;
  return <circle r="7" className="fill-paper" />;
}
