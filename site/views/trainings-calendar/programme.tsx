import type { ReactNode } from "react";
import { firstMonth, isPast } from "../../content/records/run-days.ts";
import { monthLabel, today } from "../../dates/dates.ts";
import { TRAININGS_FEED } from "../../outputs/calendars/paths.ts";
import { TrainingEntry } from "./training-entry.tsx";
import type { EntryWords, TrainingListing } from "./trainings.ts";

type Props = { runs: TrainingListing[]; words: EntryWords };

/** In the built page and in search results. move-past-runs.ts moves the runs that passed since the build. */
export function Programme({ runs, words }: Props) {
  const coming = runs.filter((run) => !isPast(run, today()));
  const past = runs.filter((run) => isPast(run, today()));
  const { title, text } = words.past;
  return (
    <>
      {coming.length > 0 && (
        <section data-runs="coming" className="pb-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="text-h2">{words.upcoming.title}</h2>
            <FeedLinks {...words.feed} />
          </div>
          <Months runs={coming} words={words} />
        </section>
      )}
      <section data-runs="past" hidden={past.length === 0} className="pb-8">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 mb-4 max-w-2xl">{text}</p>
        <Months runs={past} words={words} />
      </section>
    </>
  );
}

/** The month is said only above runs to come: what is learnt in a past one has no month. */
const Months = ({ runs, words }: Props): ReactNode =>
  [...byMonth(runs)].map(([month, entries]) => (
    <section key={month} data-month={month} aria-label={monthLabel(month)} className="enters">
      <p
        aria-hidden="true"
        className="sticky top-header z-10 border-b border-ink bg-paper py-3 font-display text-h4 shadow-[-1.25rem_0_var(--color-paper)] in-data-[runs=past]:hidden"
      >
        {monthLabel(month)}
      </p>
      {entries.map((run) => (
        <TrainingEntry key={`${run.slug} ${run.id}`} run={run} words={words} />
      ))}
    </section>
  ));

function byMonth(runs: TrainingListing[]): Map<string, TrainingListing[]> {
  const months = new Map<string, TrainingListing[]>();
  for (const run of runs)
    months.set(firstMonth(run), [...(months.get(firstMonth(run)) ?? []), run]);
  return months;
}

export const FeedLinks = ({ label, to, file }: EntryWords["feed"]) => (
  <p className="flex flex-wrap gap-x-5 font-semibold text-leaf underline underline-offset-4">
    <a href={to} className="inline-block py-1 max-lg:py-2.5">
      {label}
    </a>
    <a href={TRAININGS_FEED} className="inline-block py-1 max-lg:py-2.5">
      {file}
    </a>
  </p>
);
