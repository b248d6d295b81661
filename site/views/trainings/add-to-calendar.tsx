import { lastDay } from "../../content/records/run-days.ts";
import type { Run } from "../../content/records/runs.ts";
import type { Training } from "../../content/records/trainings.ts";
import { calendarLinks } from "../../outputs/calendars/calendar-links.ts";
import { until } from "../../ui/dated.ts";

type Props = { label: string; training: Training; run: Run };

/** What is over or will not be held needs no room in a calendar. */
export function AddToCalendar({ label, training, run }: Props) {
  if (run.state === "cancelled") return null;
  return (
    <div className="mt-4 border-t border-line pt-3" data-print="hide" {...until(lastDay(run))}>
      <p>{label}</p>
      <ul className="flex flex-wrap gap-x-4">
        {calendarLinks({ ...run, course: training }).map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="inline-block py-1 font-semibold text-leaf underline underline-offset-4">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
