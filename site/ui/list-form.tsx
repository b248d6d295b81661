import { type ReactNode, useId } from "react";
import { LIMITS } from "../../contract/fields.ts";
import { RETURN_FIELD } from "../../contract/forms.ts";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";
import { ListFormHelp } from "./list-form-help.tsx";
import type { Notice } from "./notice.ts";
import { Spinner } from "./spinner.tsx";

type Props = {
  action: string;
  /** The page it stands on, for the way back. */
  path: string;
  sent: Notice;
  /** Of the letter that may be written instead. */
  subject: string;
  tone?: "light" | "dark" | undefined;
  field: { label: string; hideLabel?: boolean; hint?: ReactNode; className: string };
  button: { label: string; className?: string };
  className: string;
  /** What goes along unseen. */
  children?: ReactNode;
};

/** One field for an address. Posts by itself; site/layout/list-forms.ts sends it without leaving the page. */
export function ListForm({ action, path, sent, subject, tone, field, button, className, children }: Props) {
  const id = useId();
  return (
    <form
      action={action}
      method="post"
      data-sent={JSON.stringify(sent)}
      className={`flex flex-wrap gap-3 ${className}`}
    >
      <input type="hidden" name={RETURN_FIELD} value={path} />
      {children}
      <TextField
        id={id}
        type="email"
        name="email"
        required
        maxLength={LIMITS.email}
        autoComplete="email"
        placeholder="Email address"
        {...field}
      />
      <Button
        type="submit"
        variant={tone === "dark" ? "secondary" : "default"}
        className={`min-h-control disabled:cursor-progress ${button.className ?? ""}`}
      >
        <Spinner className="hidden in-data-sending:block" />
        {button.label}
      </Button>
      <ListFormHelp id={id} subject={subject} />
    </form>
  );
}
