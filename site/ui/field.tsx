import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

type Labelling = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Keeps the label for screen readers only, where the design names the field by other means. */
  hideLabel?: boolean;
};

type Wiring = {
  id: string;
  required?: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** Owns the id, the label, the hint and the error of one control. */
function Field({
  label,
  hint,
  error,
  hideLabel,
  id,
  required,
  className,
  children,
}: Labelling & {
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}) {
  const generated = useId();
  const fieldId = id ?? generated;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={clsx("grid gap-1.5", className)}>
      <label htmlFor={fieldId} className={hideLabel ? "sr-only" : "font-semibold"}>
        {label}
        {required && !hideLabel && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id: fieldId,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-semibold text-ember">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  hideLabel,
  id,
  required,
  className,
  ...props
}: Labelling & ComponentProps<"input">) {
  return (
    <Field {...{ label, hint, error, hideLabel, id, required, className }}>
      {(wiring) => <input className="control" {...wiring} {...props} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  id,
  required,
  className,
  ...props
}: Labelling & ComponentProps<"textarea">) {
  return (
    <Field {...{ label, hint, error, hideLabel, id, required, className }}>
      {(wiring) => <textarea className="control" {...wiring} {...props} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  id,
  required,
  className,
  children,
  ...props
}: Labelling & ComponentProps<"select">) {
  return (
    <Field {...{ label, hint, error, hideLabel, id, required, className }}>
      {(wiring) => (
        <select className={"control min-h-12 pr-9"} {...wiring} {...props}>
          {children}
        </select>
      )}
    </Field>
  );
}
