import type { RefObject } from "react";
import { SelectField, TextField } from "../../ui/field.tsx";
import { categories, copy } from "./blog.data.ts";
import type { Filters } from "./matching.ts";

const ALL = "all";

type Props = {
  filters: Filters;
  onChange: (next: Filters) => void;
  status: string;
  searchRef: RefObject<HTMLInputElement | null>;
};

export function FilterBar({ filters, onChange, status, searchRef }: Props) {
  return (
    <search className="grid gap-x-8 gap-y-5 border-t-2 border-ink pt-6 sm:grid-cols-[2fr_1fr] lg:grid-cols-12 no-scripting:hidden">
      <TextField
        ref={searchRef}
        type="search"
        label={copy.search.label}
        placeholder={copy.search.placeholder}
        value={filters.search}
        onChange={(event) => onChange({ ...filters, search: event.target.value })}
        className="lg:col-span-5"
      />
      <SelectField
        label={copy.category.label}
        value={filters.category || ALL}
        onChange={({ target: { value } }) => onChange({ ...filters, category: value === ALL ? "" : value })}
        className="lg:col-span-3"
      >
        <option value={ALL}>{copy.category.all}</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <p role="status" className="figures text-ink-soft sm:col-span-2 lg:col-span-4 lg:self-end lg:pb-2.5">
        {status}
      </p>
    </search>
  );
}
