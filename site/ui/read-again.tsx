import { addDays, dayText, today } from "../dates/dates.ts";

/** Says beside a figure that its day of review has passed; until then nothing. Attributes as site/ui/dated.ts writes them. */
export function ReadAgain({ reviewed, recheckBy }: { reviewed: string; recheckBy: string }) {
  return (
    <span
      data-from={addDays(recheckBy, 1)}
      hidden={today() <= recheckBy}
      className="block text-sm font-semibold text-ember"
    >
      {`Read against its source on ${dayText(reviewed)}; due to be read again by ${dayText(recheckBy)}.`}
    </span>
  );
}
