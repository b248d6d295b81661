import { type ReactNode, useMemo } from "react";
import { href } from "../addresses.ts";
import { upcomingFirst } from "../content/records/run-days.ts";
import { today } from "../dates/dates.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ItemsMissing, MoreItems } from "../ui/more-items.tsx";
import type { CalendarCopy } from "../views/trainings-calendar/copy.ts";
import { Programme } from "../views/trainings-calendar/programme.tsx";
import { Season } from "../views/trainings-calendar/season.tsx";
import type {
  FilterOptions,
  ListedRun,
  Placed,
  TrainingsFile,
} from "../views/trainings-calendar/trainings.ts";
import { matchesTraining } from "./hooks/matching.ts";
import { type Results, useSearch } from "./hooks/use-search.ts";
import { island } from "./island.tsx";
import { TrainingFilters } from "./parts/training-filters.tsx";

const FILE = `${href("/trainings-calendar")}/trainings.json`;
const runsOf = ({ runs }: TrainingsFile) => upcomingFirst(runs, today());

type Props = {
  copy: CalendarCopy["search"];
  options: FilterOptions;
  total: number;
  /** The days of the page's trainings. */
  season: Placed[];
  /** What stands above the stripes of the season. */
  opening?: ReactNode;
  /** The page's own list, shown while nothing is searched for. */
  children?: ReactNode;
};

/** Stripes, filters and list share one state. */
export const TrainingSearch = island(function TrainingSearch({
  copy,
  options,
  total,
  season,
  opening,
  children,
}: Props) {
  // The order of the filters in the address.
  const fields = useMemo(() => ({ ...options, q: "text" as const }), [options]);
  const { filters, state, active, results, list, form, choose, more, retry, clear } = useSearch({
    fields,
    address: FILE,
    itemsOf: runsOf,
    matches: matchesTraining,
  });
  return (
    <>
      <header className="bg-ink text-paper">
        <div className="wrap pt-8">
          {opening}
          <Season
            words={copy.months}
            trainings={season}
            found={results?.shown}
            months={options.month}
            chosen={filters.month}
            onChoose={(month) => choose("month", month)}
            onApproach={form.onFocus}
          />
        </div>
      </header>
      <div className="wrap grid gap-8 pt-8 pb-section lg:grid-cols-[14rem_1fr] lg:gap-14 lg:pt-14">
        <search className="lg:sticky lg:top-28 lg:self-start">
          <TrainingFilters copy={copy} options={options} form={form} active={active} onClear={clear}>
            <p role="status" className="font-semibold">
              {state === "loading"
                ? `Searching ${total} trainings …`
                : state === "failed"
                  ? "The trainings could not be searched"
                  : `${results?.shown.length ?? season.length} of ${total} trainings`}
            </p>
          </TrainingFilters>
        </search>
        <div ref={list} className="await-query">
          {state === "failed" && <ItemsMissing noun="trainings" onRetry={retry} />}
          {results && <TrainingResults {...results} onClear={clear} onMore={more} />}
          <div hidden={Boolean(results)}>{children}</div>
        </div>
      </div>
    </>
  );
});

type ResultsProps = Results<TrainingsFile, ListedRun> & { onClear: () => void; onMore: () => void };

function TrainingResults({ file: { words }, found, shown, onClear, onMore }: ResultsProps) {
  if (found.length === 0) {
    return (
      <EmptyState title={words.empty.title} text={words.empty.text}>
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Programme runs={shown} words={words} />
      <MoreItems noun="trainings" left={found.length - shown.length} onMore={onMore} />
    </>
  );
}
