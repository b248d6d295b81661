import { dayText } from "../dates/dates.ts";
import { after } from "./dated.ts";

/** Says beside a figure that its day of review has passed; until then nothing. */
export function ReadAgain({ reviewed, recheckBy }: { reviewed: string; recheckBy: string }) {
  return (
    <span {...after(recheckBy)} className="block text-sm font-semibold text-ember">
      {`Read against its source on ${dayText(reviewed)}; due to be read again by ${dayText(recheckBy)}.`}
    </span>
  );
}
