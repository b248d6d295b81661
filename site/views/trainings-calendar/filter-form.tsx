import { type ReactNode, type RefObject, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { ALL, SELECTS } from "./filters.ts";
import { copy, options } from "./trainings-calendar.data.ts";

const labels = {
  month: ["Month", "All months"],
  category: ["Category", "All categories"],
  level: ["Level", "All levels"],
  format: ["Format", "All formats"],
} as const;

type Props = {
  form: RefObject<HTMLFormElement | null>;
  active: number;
  onChange: (changed: "typed" | "chosen") => void;
  onClear: () => void;
  children: ReactNode;
};

/** Only scripts can filter a page that lies on a static host, so without them the whole list stands alone. */
export function FilterForm({ form, active, onChange, onClear, children }: Props) {
  const [open, setOpen] = useState(false);
  const { label, hint } = copy.search;
  return (
    <form
      ref={form}
      className="grid gap-4 no-scripting:hidden"
      onChange={(event) => onChange(event.target instanceof HTMLInputElement ? "typed" : "chosen")}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField label={label} hint={hint} id="q" name="q" type="search" autoComplete="off" />
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
        {SELECTS.map((name) => (
          <SelectField key={name} id={name} name={name} label={labels[name][0]}>
            <option value={ALL}>{labels[name][1]}</option>
            {options[name].map(({ value, label: choice }) => (
              <option key={value} value={value}>
                {choice}
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
