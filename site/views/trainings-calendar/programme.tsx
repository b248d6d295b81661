import { clsx } from "clsx";
import type { ReactNode } from "react";
import { firstMonth, isPast } from "../../content/records/run-days.ts";
import { monthLabel, today } from "../../dates/dates.ts";
import { TRAININGS_FEED } from "../../outputs/calendars/paths.ts";
import { monthAnchor } from "./stripe-days.ts";
import { TrainingEntry } from "./training-entry.tsx";
import type { EntryWords, TrainingListing } from "./trainings.ts";

type Props = {
  runs: TrainingListing[];
  words: EntryWords;
  /** Whether the months of the stripes link here: to the built list, not to the results of a search. */
  isTarget?: boolean;
};

/**
 * Runs to come, then past ones, in the built page and in the results of a search. In a page that is read later,
 * move-past-runs.ts moves the runs that have passed since the build.
 */
export function Programme({ runs, words, isTarget }: Props) {
  const coming = runs.filter((run) => !isPast(run, today()));
  const past = runs.filter((run) => isPast(run, today()));
  const { title, text, action } = words.past;
  return (
    <>
      {coming.length > 0 && (
        <section data-runs="coming" className="pb-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="text-h2">{words.upcoming.title}</h2>
            <FeedLinks {...words.feed} />
          </div>
          <Months runs={coming} words={words} anchors={isTarget ? coming : []} />
        </section>
      )}
      <section data-runs="past" hidden={past.length === 0} className="pb-8">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 mb-4 max-w-2xl">
          {text}{" "}
          <a href={action.to} className="font-semibold text-leaf underline underline-offset-4">
            {action.label}
          </a>
        </p>
        <Months runs={past} words={words} anchors={isTarget ? withoutMonthsOf(past, coming) : []} isQuiet />
      </section>
    </>
  );
}

/** Leaves out runs whose month the others have too: links to such a month lead to its runs to come. */
function withoutMonthsOf(runs: TrainingListing[], others: TrainingListing[]): TrainingListing[] {
  const taken = new Set(others.map(firstMonth));
  return runs.filter((run) => !taken.has(firstMonth(run)));
}

type MonthsProps = Omit<Props, "isTarget"> & {
  /** Runs whose months get an id to link to. */
  anchors: TrainingListing[];
  /** Small headings, for past runs. */
  isQuiet?: boolean;
};

function Months({ runs, words, anchors, isQuiet = false }: MonthsProps): ReactNode {
  const targets = new Set(anchors.map(firstMonth));
  const months = byMonth(runs);
  return [...months].map(([month, entries]) => (
    <section
      key={month}
      id={targets.has(month) ? monthAnchor(month) : undefined}
      data-month={month}
      className="enters pb-6"
    >
      <h3
        className={clsx(
          "border-b",
          isQuiet
            ? "border-line py-1 font-sans text-sm text-ink-soft"
            : "sticky top-header z-10 border-ink bg-paper py-3 text-h4 shadow-[-1.25rem_0_var(--color-paper)]",
        )}
      >
        {monthLabel(month)}
      </h3>
      {entries.map((run) => (
        <TrainingEntry key={`${run.slug} ${run.id}`} run={run} words={words} />
      ))}
    </section>
  ));
}

function byMonth(runs: TrainingListing[]): Map<string, TrainingListing[]> {
  const months = new Map<string, TrainingListing[]>();
  for (const run of runs) months.set(firstMonth(run), [...(months.get(firstMonth(run)) ?? []), run]);
  return months;
}

/** Two links to the calendar of all runs: to subscribe to it, and to its file. */
export function FeedLinks({ label, to, file }: EntryWords["feed"]) {
  return (
    <p className="flex flex-wrap gap-x-5 font-semibold text-leaf underline underline-offset-4">
      <a href={to} className="inline-block py-1">
        {label}
      </a>
      <a href={TRAININGS_FEED} className="inline-block py-1">
        {file}
      </a>
    </p>
  );
}
