import { turnsOf, whenText } from "../../content/records/milestones.ts";
import type { Deadline } from "../../content/records/rules.ts";
import { between, daysTo, nextDay } from "../../ui/dated.ts";
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

/** How many days are left to the next of several, where a source gives that one to the day. */
export function DaysLeft({ days, className }: { days: Deadline[]; className: string }) {
  const exact = exactDays(days);
  if (exact.length === days.length) return <span className={className} {...daysTo(...exact)} />;
  return turnsOf(days).map(
    ({ from, until, milestones: [first] }) =>
      first &&
      !first.about && (
        <span key={until} className={className} {...between({ from, until })} {...daysTo(until)} />
      ),
  );
}

/** Those that a source gives to the day. */
export const exactDays = (days: Deadline[]) => days.flatMap(({ about, date }) => (about ? [] : [date]));
