import { toActOn } from "../../content/records/milestones.ts";
import type { Deadline, Rule } from "../../content/records/rules.ts";
import { addDays } from "../../dates/dates.ts";
import {
  deadlineAnchor,
  deadlineFile,
  ruleFeed,
  subscribeLink,
} from "../../outputs/calendars/deadline-events.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { between, soonClass } from "../../ui/dated.ts";
import { Wordings } from "../../ui/wordings.tsx";
import { comingOf, dayWordings } from "../deadlines/coming.ts";
import { DaysLeft, When } from "../deadlines/when.tsx";
import type { RuleCopy } from "./copy.ts";

type Words = RuleCopy["dates"];

export function RuleDates({ words, rule }: { words: Words; rule: Rule }) {
  const coming = comingOf(rule);
  const next = toActOn(coming);
  const last = coming.at(-1)?.date;
  const duties = [...Map.groupBy(coming, deadlineAnchor).values()];
  return (
    // The search has records of its own for what changes with the day.
    <div data-pagefind-ignore="">
      {next.length > 0 && <NextDate words={words} coming={next} />}
      <p className="text-lg" {...between({ from: last && addDays(last, 1) })}>
        {words.none}
      </p>
      {duties.length > 0 && (
        <div className="mt-6 border-t border-line pt-4">
          <ol data-by-next-day="" className="grid gap-2">
            {duties.map((days) => (
              <Duty key={days[0]?.id} words={words} days={days} />
            ))}
          </ol>
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-x-6" data-print="hide">
        <ArrowLink label={words.subscribe} to={subscribeLink(ruleFeed(rule))} />
        <ArrowLink {...words.all} />
      </p>
    </div>
  );
}

/** What comes next on the day the page is read. Deadlines of one day are told together. */
function NextDate({ words, coming }: { words: Words; coming: Deadline[] }) {
  const said = (field: "what" | "note" | "who", separator: string) => (
    <Wordings text={[dayWordings(coming, (next) => joined(next, field, separator))]} />
  );
  return (
    <div {...between({ until: coming.at(-1)?.date })}>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="figures font-display text-h2">
          <When days={coming} />
        </span>
        <DaysLeft days={coming} className={`figures text-lg ${soonClass}`} />
      </p>
      <p className="mt-1 text-lg font-semibold">{said("what", ". ")}</p>
      <p className="mt-1">{said("note", " ")}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[6.5rem_1fr]">
        <dt className="text-sm font-semibold sm:pt-0.5">{words.who}</dt>
        <dd>{said("who", "; ")}</dd>
      </dl>
    </div>
  );
}

const joined = (days: Deadline[], field: "what" | "note" | "who", separator: string) =>
  [...new Set(days.flatMap((day) => day[field] ?? []))].join(separator);

function Duty({ words, days }: { words: Words; days: Deadline[] }) {
  const [next] = days;
  if (!next) return null;
  const what = <Wordings text={[dayWordings(days, ([day]) => day.what)]} />;
  return (
    <li
      data-days={days.map(({ date }) => date).join(" ")}
      {...between({ until: days.at(-1)?.date })}
      className="grid gap-x-6 sm:grid-cols-[9rem_1fr_auto] sm:items-baseline"
    >
      <span className="figures font-semibold">
        <When days={days} />
      </span>
      <p>
        {what}
        {next.every && `; then ${next.every}`}
      </p>
      <p data-print="hide">
        <a
          href={deadlineFile(next)}
          className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
        >
          {words.add}
          <span className="sr-only">
            {": "}
            {what}
          </span>
        </a>
      </p>
    </li>
  );
}
