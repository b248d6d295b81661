import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { Button } from "../../site/ui/button.tsx";

type SmallProps = ComponentProps<typeof Button> & { icon?: LucideIcon };

export const SmallButton = ({ icon: Icon, children, ...props }: SmallProps) => (
  <Button size="sm" variant="outline" {...props}>
    {Icon && <Icon aria-hidden="true" className="size-4" />}
    {children}
  </Button>
);

type SureProps = Omit<ComponentProps<typeof Button>, "onClick"> & { sureLabel: string; onSure: () => void };

/** For what cannot be undone: the second press, labelled `sureLabel`, calls `onSure`. A double click is one press. */
export function SureButton({ sureLabel, onSure, ...props }: SureProps) {
  const [isSure, setSure] = useState(false);
  if (!isSure) return <Button {...props} onClick={() => setSure(true)} />;
  return (
    <Button size={props.size} variant="destructive" onClick={({ detail }) => detail < 2 && onSure()}>
      {sureLabel}
    </Button>
  );
}

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  onSend: (fields: Record<string, string>, form: HTMLFormElement) => Promise<unknown>;
};

/** A form that passes its fields to `onSend` instead of leaving the page; not again before its promise is settled. */
export function Form({ onSend, ...props }: FormProps) {
  const isSending = useRef(false);
  return (
    <form
      {...props}
      onSubmit={async (event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        const form = event.currentTarget;
        await onSend(Object.fromEntries(new FormData(form)) as Record<string, string>, form);
        isSending.current = false;
      }}
    />
  );
}

export type Option = readonly [value: string, text: string];

export const Options = ({ of }: { of: readonly Option[] }) =>
  of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

type SelectProps = Omit<ComponentProps<"select">, "onChange"> & {
  options: readonly Option[];
  onChange: (value: string) => void;
};

/** A <select>; `children` are options that come before `options`. */
export function Select({ options, onChange, className, children, ...props }: SelectProps) {
  return (
    <select
      {...props}
      className={clsx("desk-control", className)}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
      <Options of={options} />
    </select>
  );
}

type ToggleProps<Name extends string> = {
  label: string;
  options: readonly (readonly [name: Name, text: string])[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** Buttons side by side, of which one is chosen. */
export function Toggle<Name extends string>({ label, options, chosen, onChoose }: ToggleProps<Name>) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{label}</legend>
      {options.map(([name, text]) => (
        <Button
          key={name}
          size="sm"
          variant={name === chosen ? "default" : "outline"}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  );
}

type TickProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode };

/** A checkbox with its label. */
export const Tick = ({ isOn, onChange, children }: TickProps) => (
  <label className="flex min-h-9 items-center gap-2">
    <input
      type="checkbox"
      className="size-5 shrink-0 accent-leaf"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);

type ChecksProps = { options: readonly Option[]; chosen: string[]; onChange: (chosen: string[]) => void };

/** Checkboxes, of which any number can be chosen. */
export const Checks = ({ options, chosen, onChange }: ChecksProps) =>
  options.map(([value, text]) => (
    <Tick
      key={value}
      isOn={chosen.includes(value)}
      onChange={(isOn) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
    >
      {text}
    </Tick>
  ));
