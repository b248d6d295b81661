import { addDays, daysBetween, proseDayText, today } from "../../../site/dates/dates.ts";
import { Button } from "../../../site/ui/button.tsx";

const DAYS_AHEAD = 3 * 365;

type Props = { day: string; onChange: (day: string) => void };

/** The day on which visitors read the page: typed, chosen or slid to. */
export function PreviewDay({ day, onChange }: Props) {
  const first = today();
  const last = addDays(first, DAYS_AHEAD);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label className="flex flex-wrap items-center gap-x-2 font-semibold">
        As visitors read it on
        <input
          type="date"
          className="desk-control figures w-40 font-normal"
          value={day}
          min={first}
          max={last}
          // A day that is being typed is none yet.
          onChange={({ target }) => target.value && target.validity.valid && onChange(target.value)}
        />
      </label>
      <input
        type="range"
        aria-label="The day, from today to three years ahead"
        aria-valuetext={proseDayText(day)}
        className="h-9 min-w-40 flex-1 accent-leaf"
        min={0}
        max={DAYS_AHEAD}
        value={daysBetween(first, day)}
        onChange={({ target }) => onChange(addDays(first, Number(target.value)))}
      />
      <Button variant="outline" size="sm" disabled={day === first} onClick={() => onChange(first)}>
        Today
      </Button>
    </div>
  );
}
