import { clsx } from "clsx";
import { CircleAlert, type LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../site/ui/button.tsx";
import type { Change } from "../session-routes.ts";
import { momentText } from "./moments.ts";

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

type TickProps = Omit<ComponentProps<"input">, "onChange"> & {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A checkbox with its label. */
export const Tick = ({ isOn, onChange, children, ...props }: TickProps) => (
  <label className="flex min-h-9 items-center gap-2">
    <input
      {...props}
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

/** A sentence about what went wrong; shows nothing if it is empty. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="my-3 flex gap-2 font-semibold text-ember print:hidden">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}

export const Loading = () => <p role="status">One moment …</p>;

type SectionProps = ComponentProps<"section"> & { title: string; level?: "h2" | "h3" };

/** A part of a page under its heading. */
export function Section({ title, level: Heading = "h3", children, ...props }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...props}>
      <Heading id={id} className="text-h4">
        {title}
      </Heading>
      {children}
    </section>
  );
}

type RowListProps = { title: string; action?: ReactNode; children: ReactNode };

/** A list of `Row`s under a heading; `action` is a button beside the heading. */
export function RowList({ title, action, children }: RowListProps) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4">{title}</h2>
        {action}
      </div>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}

type RowProps = { name: string; badge?: ReactNode; about: string; className?: string; children: ReactNode };

/** A list item: its name, facts about it, and buttons (`children`). */
export function Row({ name, badge, about, className, children }: RowProps) {
  return (
    <li className={clsx("flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3", className)}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {name} {badge}
        </p>
        <p className="figures break-words text-ink-soft">{about}</p>
      </div>
      {children}
    </li>
  );
}

/** The suggestions of a text field whose `list` is this id. */
export const Suggestions = ({ id, values }: { id: string; values: string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);

export function Table({ caption, head, children }: { caption: string; head: string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink/60">
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 pr-6 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </section>
  );
}

export const Cell = ({ className, ...props }: ComponentProps<"td">) => (
  <td className={clsx("py-2 pr-6 align-top", className)} {...props} />
);

type Props = { lines: Change[]; title: string; withSubject?: boolean };

/** Recorded changes; `withSubject` also shows what each is about. Nothing if there is none. */
export function AuditLines({ lines, title: heading, withSubject }: Props) {
  if (lines.length === 0) return null;
  return (
    <Section title={heading}>
      <ol className="mt-2 grid gap-1">
        {lines.map(({ at, who, what, subject, title }) => (
          <li key={`${at} ${subject} ${what}`} className="grid gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
            <span className="figures text-ink-soft">{momentText(at)}</span>
            <span>
              {who}: {what}
              {withSubject && <span className="text-ink-soft"> ({title ?? subject})</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
