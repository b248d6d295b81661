import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import { upcomingFirst } from "../content/records/run-days.ts";
import { monthLabel, today } from "../dates/dates.ts";
import { href } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import type { CalendarCopy } from "../views/trainings-calendar/copy.ts";
import { Programme } from "../views/trainings-calendar/programme.tsx";
import type { FilterOptions, TrainingsFile } from "../views/trainings-calendar/trainings.ts";
import { matchesTraining, trainingOn } from "./hooks/matching.ts";
import { ALL } from "./hooks/use-query-filters.ts";
import { island } from "./island.tsx";
import { ResultList, useSearch } from "./parts/list-search.tsx";

const FILE = `${href("/trainings-calendar")}/trainings.json`;
const listingsOf = ({ runs }: TrainingsFile) => upcomingFirst(runs, today());

type Props = {
  copy: Pick<CalendarCopy, "search" | "empty">;
  options: FilterOptions;
  total: number;
  /** How many trainings the page's own list holds. */
  shown: number;
  children?: ReactNode;
};

export const TrainingSearch = island(function TrainingSearch(props: Props) {
  const { copy, options, total, shown, children } = props;
  // The order of the filters in the url.
  const fields = useMemo(() => ({ ...options, q: "text" as const }), [options]);
  const { active, form, ...search } = useSearch({
    fields,
    path: FILE,
    itemsOf: listingsOf,
    matches: matchesTraining,
    readCard: trainingOn,
  });
  const { state, results, foundOnPage, clear } = search;
  const found = results?.shown.length ?? shown;
  const counts: Record<typeof state, string> = {
    off: `${found} of ${total} trainings`,
    loading: `Searching ${total} trainings …`,
    failed: `${foundOnPage ?? shown} of the ${shown} trainings on this page`,
    ready: `${found} of ${total} trainings`,
  };
  return (
    <div className="wrap grid gap-8 pt-8 pb-section lg:grid-cols-[14rem_1fr] lg:gap-14 lg:pt-14">
      <search className="lg:sticky lg:top-28 lg:self-start">
        <Filters copy={copy.search} options={options} form={form} active={active} onClear={clear}>
          <p role="status" className="font-semibold">
            {counts[state]}
          </p>
        </Filters>
      </search>
      <ResultList
        noun="trainings"
        empty={copy.empty}
        search={search}
        show={({ file: { words }, shown }) => <Programme runs={shown} words={words} />}
      >
        {children}
      </ResultList>
    </div>
  );
});

const selects = [
  { name: "month", label: "Month", all: "All months" },
  { name: "category", label: "Category", all: "All categories" },
  { name: "level", label: "Level", all: "All levels" },
  { name: "format", label: "Format", all: "All formats" },
] as const;

type FiltersProps = Pick<Props, "options"> & {
  copy: CalendarCopy["search"];
  form: ComponentProps<"form">;
  active: number;
  onClear: () => void;
  children: ReactNode;
};

/** On a static host only scripts can filter, so without them there is only the list. */
function Filters({ copy, options, form, active, onClear, children }: FiltersProps) {
  const [open, setOpen] = useState(false);
  return (
    <form {...form} className="grid gap-4 no-scripting:hidden">
      <TextField label={copy.label} hint={copy.hint} id="q" name="q" type="search" />
      <Button
        variant="outline"
        aria-expanded={open}
        aria-controls="filters"
        className="lg:hidden"
        onClick={() => setOpen(!open)}
      >
        Filters{active > 0 && ` (${active})`}
      </Button>
      <div id="filters" className={open ? "grid gap-4" : "grid gap-4 max-lg:hidden"}>
        {selects.map(({ name, label, all }) => (
          <SelectField key={name} id={name} name={name} label={label}>
            <option value={ALL}>{all}</option>
            {options[name].map((value) => (
              <option key={value} value={value}>
                {name === "month" ? monthLabel(value) : value}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className="flex items-center justify-between gap-4">
        {children}
        {active > 0 && <Button variant="link" onClick={onClear} label="Clear filters" />}
      </div>
    </form>
  );
}
