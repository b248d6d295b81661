import { type ComponentProps, type ReactNode, useState } from "react";
import { monthLabel } from "../../dates/dates.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { CalendarCopy } from "../../views/trainings-calendar/copy.ts";
import type { FilterOptions } from "../../views/trainings-calendar/trainings.ts";
import { ALL } from "../hooks/query-filters.ts";

const selects = [
  { name: "month", label: "Month", all: "All months" },
  { name: "category", label: "Category", all: "All categories" },
  { name: "level", label: "Level", all: "All levels" },
  { name: "format", label: "Format", all: "All formats" },
] as const;

type Props = {
  copy: CalendarCopy["search"];
  options: FilterOptions;
  form: ComponentProps<"form">;
  /** How many filters are in use. */
  active: number;
  onClear: () => void;
  children: ReactNode;
};

/** On a static host only scripts can filter, so without them there is only the list. */
export function TrainingFilters({ copy, options, form, active, onClear, children }: Props) {
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
        {active > 0 && (
          <Button variant="link" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </form>
  );
}
