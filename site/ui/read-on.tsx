import { dayText, readOnText } from "../dates/dates.ts";
import { after } from "./dated.ts";

type Props = { reviewed: string; sourcesTo?: string; due: string };

/** When something was read against its sources; once it should have been read again, it says so. */
export function ReadOn({ due, ...read }: Props) {
  return (
    <>
      <time dateTime={read.reviewed}>{readOnText(read)}</time>
      <span {...after(due)}>
        {`; to be read again by ${dayText(due)}, which has passed: a later change may be missing`}
      </span>
    </>
  );
}

/** Nothing until a figure's day of review has passed. */
export function ReadAgain({ reviewed, recheckBy }: { reviewed: string; recheckBy: string }) {
  return (
    <span {...after(recheckBy)} className="block text-sm font-semibold text-ember">
      {`Read against its source on ${dayText(reviewed)}; due to be read again by ${dayText(recheckBy)}.`}
    </span>
  );
}
