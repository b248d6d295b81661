import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import type { CbamFigures, Sector } from "../../../content/records/cbam-figures.ts";
import { BASES, type Basis } from "../../../tools/estimator/estimate.ts";
import { benchmarkField, type Problems } from "../../../tools/estimator/read-typed.ts";
import {
  type GoodsField,
  LONGEST,
  type Option,
  type Typed,
  type TypedGoods,
} from "../../../tools/estimator/typed.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Plus } from "../../../ui/icons.tsx";
import type { FormCopy } from "./copy.ts";

const numberInput = { inputMode: "decimal", autoComplete: "off", maxLength: LONGEST.number } as const;

/** The series of the chart have the same colours. */
export const edges: Record<Basis, string> = { actual: "border-data-2", default: "border-data-9" };

type Props = {
  copy: FormCopy;
  sector: Sector | undefined;
  index: number;
  goods: TypedGoods;
  problems: Partial<Record<GoodsField, string>>;
  onChange: (field: GoodsField, value: string) => void;
  /** Without it the good cannot be removed. */
  onRemove?: (() => void) | undefined;
};

export const goodsId = (index: number, field: GoodsField) => `goods-${index}-${field}`;

/** The props of a field whose value the island holds. Its name is its id, by which the island finds it. */
const wiredTo = (
  id: string,
  value: string,
  error: string | undefined,
  onChange: (value: string) => void,
) => ({
  ...{ id, name: id, value, error },
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
});

export function GoodsFields({ copy, sector, index, goods, problems, onChange, onRemove }: Props) {
  const unit = sector?.unit ?? "t";
  const title = `${copy.goods} ${index + 1}`;
  const wired = (field: GoodsField) =>
    wiredTo(goodsId(index, field), goods[field], problems[field], (value) => onChange(field, value));
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-left font-display text-h4">{title}</legend>
      {onRemove && (
        <Button variant="link" className="float-right min-h-11" onClick={onRemove}>
          {`${copy.remove} ${title.toLowerCase()}`}
        </Button>
      )}
      <div className="clear-both grid items-start gap-x-5 gap-y-4 pt-4 sm:grid-cols-2">
        <TextField {...copy.code} {...wired("code")} {...numberInput} maxLength={LONGEST.code} />
        <TextField label={copy.quantity[unit]} {...wired("quantity")} {...numberInput} />
        {BASES.map((basis) => (
          <fieldset key={basis} className={clsx("min-w-0 border-l-4 pl-4", edges[basis])}>
            <legend className="float-left mb-3 font-semibold">{copy[basis]}</legend>
            <div className="clear-both grid gap-3">
              <TextField
                label={`${copy.emissions} ${unit}`}
                hint={emissionsHint(basis, sector, copy.hints)}
                {...wired(basis)}
                {...numberInput}
              />
              <TextField
                label={`${copy.benchmark} ${unit}`}
                hint={copy.hints[basis === "actual" ? "columnA" : "columnB"]}
                {...wired(benchmarkField(basis))}
                {...numberInput}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <MoreFields label={copy.moreOfGoods} isNeeded={Boolean(goods.name || goods.paid)}>
        <TextField {...copy.name} {...wired("name")} autoComplete="off" maxLength={LONGEST.name} />
        <TextField
          label={`${copy.paid.label} ${unit}`}
          hint={copy.paid.hint}
          {...wired("paid")}
          {...numberInput}
        />
      </MoreFields>
    </fieldset>
  );
}

function emissionsHint(basis: Basis, sector: Sector | undefined, hints: FormCopy["hints"]): string {
  if (basis === "default") return sector?.unit === "MWh" ? hints.electricity : hints.published;
  return sector?.indirect ? hints.indirect : hints.direct;
}

type SettingsProps = {
  copy: FormCopy;
  factors: CbamFigures["factors"];
  typed: Typed;
  problems: Problems["options"];
  onChange: (change: Partial<Typed>) => void;
};

/** What applies to all goods. */
export function SettingsFields({ copy, factors, typed, problems, onChange }: SettingsProps) {
  const wired = (name: Option | "year") =>
    wiredTo(name, typed[name], problems[name], (value) => onChange({ [name]: value }));
  const isKnown = factors.some(({ year }) => String(year) === typed.year);
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-left font-display text-h4">{copy.settings}</legend>
      <div className="clear-both grid items-start gap-5 pt-4 sm:grid-cols-2">
        <TextField {...copy.price} {...wired("price")} {...numberInput} />
        <SelectField label={copy.year} {...wired("year")}>
          {!isKnown && <option>{typed.year}</option>}
          {factors.map(({ year }) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
      </div>
      <MoreFields
        label={copy.moreSettings}
        isNeeded={Boolean(typed.correction || typed.others || typed.rate)}
      >
        <TextField {...copy.others} {...wired("others")} {...numberInput} />
        <TextField {...copy.rate} {...wired("rate")} {...numberInput} />
        <TextField {...copy.correction} {...wired("correction")} {...numberInput} />
      </MoreFields>
    </fieldset>
  );
}

type MoreProps = { label: string; isNeeded: boolean; children: ReactNode };

/** Fields that most estimates leave empty; open where one of them holds something. */
function MoreFields({ label, isNeeded, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mt-4"
    >
      <summary className="flex w-fit items-center gap-2 py-1.5 font-semibold text-leaf">
        <Plus className="size-4 shrink-0 transition-transform group-open:rotate-45" />
        {label}
      </summary>
      <div className="grid items-start gap-5 pt-3 sm:grid-cols-2">{children}</div>
    </details>
  );
}
