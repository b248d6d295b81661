import { clsx } from "clsx";
import { CircleAlert, Copy, type LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../site/ui/button.tsx";
import { useAction } from "./api.ts";

type SmallProps = ComponentProps<typeof Button> & { icon?: LucideIcon };

export const SmallButton = ({ icon: Icon, label, children, ...props }: SmallProps) => (
  <Button size="sm" variant="outline" {...props}>
    {Icon && <Icon aria-hidden="true" className="size-4" />}
    {label}
    {children}
  </Button>
);

export function CopyButton({ text, children }: { text: string; children: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <SmallButton
      icon={Copy}
      className="justify-self-start"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <span aria-live="polite">{isCopied ? "Copied" : children}</span>
    </SmallButton>
  );
}

type SureProps = Omit<SmallProps, "onClick"> & { sureLabel: string; onSure: () => void };

/** For what cannot be undone: asks below with `sureLabel`, never under the pointer. A double click is one press. */
export function SureButton({ sureLabel, onSure, className, label, children, ...props }: SureProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <span className={clsx("inline-grid justify-items-start gap-2", className)}>
      <SmallButton {...props} onClick={({ detail }) => detail < 2 && setAsked(!isAsked)}>
        {isAsked ? "Keep it" : (label ?? children)}
      </SmallButton>
      {isAsked && (
        <SmallButton
          variant="destructive"
          onClick={({ detail }) => detail < 2 && onSure()}
          label={sureLabel}
        />
      )}
    </span>
  );
}

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  onSend: (fields: Record<string, string>, form: HTMLFormElement) => Promise<unknown>;
};

/** Shows why `onSend` failed or, until somebody goes on typing, the sentence to which it resolves. */
export function Form({ onSend, onInput, children, ...props }: FormProps) {
  const isSending = useRef(false);
  const [said, setSaid] = useState<unknown>();
  const { problem, act } = useAction();
  return (
    <form
      {...props}
      onInput={(event) => {
        setSaid(undefined);
        onInput?.(event);
      }}
      onSubmit={async (event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        setSaid(undefined);
        const form = event.currentTarget;
        const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
        await act(async () => setSaid(await onSend(fields, form)));
        isSending.current = false;
      }}
    >
      {children}
      <Problem>{problem}</Problem>
      <Done>{typeof said === "string" && said}</Done>
    </form>
  );
}

/** Says that a form has words of an earlier time. */
export const Kept = ({ onDiscard }: { onDiscard: () => void }) => (
  <p role="status" className="col-span-full flex flex-wrap items-center gap-x-3">
    What was typed here is not saved yet.{" "}
    <Button variant="link" onClick={onDiscard} label="Discard it" />
  </p>
);

export const Submit = (props: ComponentProps<typeof Button>) => (
  <Button type="submit" className="col-span-full justify-self-start" {...props} />
);

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

/** `children` are options that come before `options`. */
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

export function Toggle<Name extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ToggleProps<Name>) {
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
          label={text}
        />
      ))}
    </fieldset>
  );
}

type TickProps = Omit<ComponentProps<"input">, "onChange"> & {
  label?: string;
  onChange?: (isOn: boolean) => void;
};

export const Tick = ({ label, onChange, children, ...props }: TickProps) => (
  <label className="flex min-h-9 items-center gap-2">
    <input
      type="checkbox"
      className="size-5 shrink-0 accent-leaf"
      onChange={onChange && (({ target }) => onChange(target.checked))}
      {...props}
    />
    {label}
    {children}
  </label>
);

type ChecksProps = {
  options: readonly Option[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

export const Checks = ({ options, chosen, onChange }: ChecksProps) =>
  options.map(([value, text]) => (
    <Tick
      key={value}
      checked={chosen.includes(value)}
      onChange={(isOn) =>
        onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
      }
      label={text}
    />
  ));

/** A sentence about what went wrong; shows nothing if it is empty. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p
      role="alert"
      className="col-span-full my-3 flex scroll-my-24 gap-2 font-semibold text-ember print:hidden"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}

/** What was done; stays in the page while it is empty, so that screen readers notice what it says. */
export const Done = (props: ComponentProps<"p">) => (
  <p
    role="status"
    className="col-span-full font-semibold text-leaf empty:hidden print:hidden"
    {...props}
  />
);

export const Loading = () => <p role="status">One moment …</p>;

type SectionProps = ComponentProps<"section"> & { title: string; level?: "h2" | "h3" };

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

/** The suggestions of a text field whose `list` is this id. */
export const Suggestions = ({ id, values }: { id: string; values: string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
);

/** A ref for what takes the focus when it appears. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
