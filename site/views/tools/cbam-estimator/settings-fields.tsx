import type { CbamFigures } from "../../../content/records/cbam-figures.ts";
import type { Option, Typed } from "../../../tools/estimator/typed.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import type { FormCopy } from "./copy.ts";
import { numberInput } from "./goods-fields.tsx";

type Props = {
  copy: FormCopy;
  factors: CbamFigures["factors"];
  typed: Typed;
  problems: Partial<Record<Option, string>>;
  onChange: (change: Partial<Typed>) => void;
};

/** What holds for all goods. */
export function SettingsFields({ copy, factors, typed, problems, onChange }: Props) {
  const wired = (name: Option) => ({
    id: name,
    name,
    value: typed[name],
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-h4">{copy.settings}</legend>
      <div className="mt-5 grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={copy.year}
          id="year"
          name="year"
          value={typed.year}
          onChange={({ currentTarget }) => onChange({ year: Number(currentTarget.value) })}
        >
          {factors.map(({ year }) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
        <TextField {...copy.price} {...wired("price")} {...numberInput} />
        <TextField {...copy.correction} {...wired("correction")} {...numberInput} />
        <TextField {...copy.others} {...wired("others")} {...numberInput} />
      </div>
    </fieldset>
  );
}
