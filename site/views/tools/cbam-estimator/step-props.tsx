import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { Wordings } from "../../../content/records/dated-text.ts";
import { today } from "../../../dates/dates.ts";
import type { Basis } from "../../../tools/estimator/estimate.ts";
import type { Read } from "../../../tools/estimator/read-typed.ts";
import { type Field, LONGEST, type Typed } from "../../../tools/estimator/typed.ts";
import { TextField } from "../../../ui/field.tsx";
import { Plus } from "../../../ui/icons.tsx";
import type { FirstData, LaterData } from "./flow-data.ts";

export type FlowData = FirstData & LaterData;

export type Wired = Record<"id" | "name" | "value", string> & {
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

export type StepProps = {
  data: FlowData;
  typed: Typed;
  read: Read;
  wired: (field: Field) => Wired;
  change: (next: Partial<Typed>) => void;
};

const number = { inputMode: "decimal", autoComplete: "off", maxLength: LONGEST.number } as const;

export const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} {...number} />
);

/** A text with the wordings of today. Its parts are not swapped in the page, as those of the HTML are. */
export const textToday = (text: Wordings) =>
  text
    .map((part) => {
      if (typeof part === "string") return part;
      const day = today();
      return part.find(({ from = "", until = day }) => from <= day && day <= until)?.text ?? "";
    })
    .join("");

/** The series of the chart have the same colours. */
export const edges: Record<Basis, string> = { actual: "border-data-2", default: "border-data-9" };

type BasisProps = { basis: Basis; title: string; children: ReactNode };

export const BasisFields = ({ basis, title, children }: BasisProps) => (
  <fieldset
    className={clsx("min-w-0 rounded-md border-l-4 bg-white px-4 py-3 sm:p-5", edges[basis])}
  >
    <legend className="float-left w-full font-display text-h4">{title}</legend>
    <div className="clear-both grid gap-1.5 pt-1 sm:gap-3">{children}</div>
  </fieldset>
);

export const Figure = ({
  value,
  unit,
  children,
}: {
  value: string;
  unit: string;
  children?: ReactNode;
}) => (
  <p>
    <strong className="figures font-display text-h2 font-[450]">{value}</strong>{" "}
    <span className="text-ink-soft">{unit}</span>
    {children && <span className="figures block text-sm text-ink-soft">{children}</span>}
  </p>
);

type MoreProps = { label: string; isNeeded: boolean; children: ReactNode };

/** Fields that most estimates leave as they are; open where one holds something, or must. */
export function More({ label, isNeeded, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-leaf">
        <Plus className="size-4 transition-transform group-open:rotate-45" />
        {label}
      </summary>
      <div className="grid gap-3 pt-2">{children}</div>
    </details>
  );
}

type MoreFieldProps = ComponentProps<typeof NumberField> & { open: string; isNeeded?: boolean };

export const MoreField = ({ open, isNeeded = false, ...field }: MoreFieldProps) => (
  <More label={open} isNeeded={isNeeded || Boolean(field.value)}>
    <NumberField {...field} />
  </More>
);
