import { whenText } from "../../content/records/milestones.ts";
import type { Deadline } from "../../content/records/rules.ts";
import { nextDay } from "../../ui/dated.ts";
import { Wordings } from "../../ui/wordings.tsx";
import { wordingsOf } from "./coming.ts";

/** One day is a time, also where it is said roughly; of several the page names the next. */
export function When({ days }: { days: Deadline[] }) {
  const [first, ...more] = days;
  if (!first) return null;
  if (more.length === 0) return <time dateTime={first.date}>{whenText(first)}</time>;
  const exact = exactDays(days);
  if (exact.length === days.length) return <time {...nextDay(exact)} />;
  return <Wordings text={[wordingsOf(days, ([day]) => (day ? whenText(day) : ""))]} />;
}

/** Those that a source gives to the day. */
export const exactDays = (days: Deadline[]) => days.flatMap(({ about, date }) => (about ? [] : [date]));
