import { turnsOf, whenText } from "../../content/records/milestones.ts";
import type { Deadline } from "../../content/records/rules.ts";
import { between, daysTo, nextDay } from "../../ui/dated.ts";
import { Wordings } from "../../ui/wordings.tsx";
import { dayWordings } from "./coming.ts";

/** The next of these days, on the day the page is read. An approximate day is named by its words: “mid-May 2027”. */
export function When({ days, className }: { days: Deadline[]; className?: string }) {
  const [first, ...more] = days;
  if (!first) return null;
  if (more.length === 0)
    return (
      <time className={className} dateTime={first.date}>
        {whenText(first)}
      </time>
    );
  const exact = exactDays(days);
  if (exact.length === days.length) return <time className={className} {...nextDay(exact)} />;
  return (
    <span className={className}>
      <Wordings text={[dayWordings(days, ([day]) => whenText(day))]} />
    </span>
  );
}
export function DaysLeft({ days, className }: { days: Deadline[]; className: string }) {
  const exact = exactDays(days);
  if (exact.length === days.length) return <span className={className} {...daysTo(...exact)} />;
  return turnsOf(days).map(
    ({ from, until, milestones: [first] }) =>
      !first.about && (
        <span key={until} className={className} {...between({ from, until })} {...daysTo(until)} />
      ),
  );
}

export const exactDays = (days: Deadline[]) =>
  days.flatMap(({ about, date }) => (about ? [] : [date]));
