import { dayText, readOnText } from "../dates/dates.ts";
import { after } from "./dated.ts";

/** When something was read against its sources; once it should have been read again, it says so. */
export const ReadOn = ({ due, ...read }: { reviewed: string; sourcesTo?: string; due: string }) => (
  <>
    <time dateTime={read.reviewed}>{readOnText(read)}</time>
    <span {...after(due)}>
      {`; to be read again by ${dayText(due)}, which has passed: a later change may be missing`}
    </span>
  </>
);

/** Nothing until a figure's day of review has passed. */
export const ReadAgain = ({ reviewed, recheckBy }: { reviewed: string; recheckBy: string }) => (
  <span {...after(recheckBy)} className="block text-sm font-semibold text-ember">
    {`Read against its source on ${dayText(reviewed)}; due to be read again by ${dayText(recheckBy)}.`}
  </span>
);
