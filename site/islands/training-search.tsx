import { type ReactNode, useMemo } from "react";
import { href } from "../addresses.ts";
import { upcomingFirst } from "../content/records/run-days.ts";
import { today } from "../dates/dates.ts";
import type { CalendarCopy } from "../views/trainings-calendar/copy.ts";
import { MonthStripes } from "../views/trainings-calendar/month-stripes.tsx";
import { Programme } from "../views/trainings-calendar/programme.tsx";
import type { DatedListing, FilterOptions, TrainingsFile } from "../views/trainings-calendar/trainings.ts";
import { matchesTraining } from "./hooks/matching.ts";
import { useSearch } from "./hooks/use-search.ts";
import { island } from "./island.tsx";
import { ResultList } from "./parts/result-list.tsx";
import { TrainingFilters } from "./parts/training-filters.tsx";

const FILE = `${href("/trainings-calendar")}/trainings.json`;
const listingsOf = ({ runs }: TrainingsFile) => upcomingFirst(runs, today());

type Props = {
  copy: CalendarCopy["search"];
  options: FilterOptions;
  total: number;
  /** How many trainings the page has. */
  shown: number;
  /** Their days, where months are shown. */
  listings: DatedListing[];
  /** The last day of the trainings to come. */
  lastDay?: string;
  /** The hero above the stripes of the months. */
  opening?: ReactNode;
  /** The page's own list, shown while nothing is searched for. */
  children?: ReactNode;
};

/** Stripes, filters and list share one state. */
export const TrainingSearch = island(function TrainingSearch({
  copy,
  options,
  total,
  shown,
  listings,
  lastDay,
  opening,
  children,
}: Props) {
  // The order of the filters in the address.
  const fields = useMemo(() => ({ ...options, q: "text" as const }), [options]);
  const { filters, active, form, choose, ...search } = useSearch({
    fields,
    address: FILE,
    itemsOf: listingsOf,
    matches: matchesTraining,
  });
  const { state, results, clear } = search;
  return (
    <>
      <header className="bg-ink text-paper">
        <div className="wrap pt-8 pb-8 has-[nav[data-until]:not([hidden])]:pb-0">
          {opening}
          {lastDay && (
            <MonthStripes
              words={copy.months}
              lastDay={lastDay}
              trainings={listings}
              found={results?.shown}
              months={options.month}
              chosen={filters.month}
              onChoose={(month) => choose("month", month)}
              onApproach={form.onFocus}
            />
          )}
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
                  : `${results?.shown.length ?? shown} of ${total} trainings`}
            </p>
          </TrainingFilters>
        </search>
        <ResultList
          noun="trainings"
          search={search}
          show={({ file: { words }, shown }) => <Programme runs={shown} words={words} />}
        >
          {children}
        </ResultList>
      </div>
    </>
  );
});
