import { type ReactNode, useId } from "react";
import { LIMITS } from "../../contract/fields.ts";
import { RETURN_FIELD } from "../../contract/forms.ts";
import { Button, Spinner } from "./button.tsx";
import { TextField } from "./field.tsx";
import type { Notice } from "./notice.ts";

type Props = {
  action: string;
  /** The path of the page that the server returns to when the browser posts the form. */
  path: string;
  sent: Notice;
  failed: { refused: Notice; unreachable: Notice };
  /** Shown below the field once the server has the address; `sent` only for some seconds. */
  then?: string;
  instead?: { email: string; subject: string };
  tone?: "light" | "dark";
  field: { label: string; hideLabel?: boolean; hint?: ReactNode; className: string };
  button: { label: string; className?: string };
  className: string;
  children?: ReactNode;
};

/** If scripts run, site/layout/list-forms.ts sends it without leaving the page. */
export function ListForm(props: Props) {
  const { action, path, sent, failed, then, instead, tone, field, button, className, children } =
    props;
  const id = useId();
  return (
    <form
      action={action}
      method="post"
      data-sent={JSON.stringify(sent)}
      data-failed={JSON.stringify(failed)}
      data-then={then}
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
        <Spinner />
        {button.label}
      </Button>
      <Help id={id} instead={instead} />
    </form>
  );
}

/** site/layout/send-list-form.ts fills this: what to do next, what is wrong, or after two failures what else to do. */
const Help = ({ id, instead }: { id: string } & Pick<Props, "instead">) => (
  <>
    <p id={`${id}-help`} data-help className="basis-full text-sm font-semibold empty:hidden" />
    <p data-way-out hidden className="basis-full text-sm">
      Still not through? Your address is kept in the field:{" "}
      <button type="button" data-plain className="underline underline-offset-4">
        send it as a plain form
      </button>
      {instead && (
        <>
          {" "}
          or write to{" "}
          <a
            href={`mailto:${instead.email}?subject=${encodeURIComponent(instead.subject)}`}
            className="underline underline-offset-4"
          >
            {instead.email}
          </a>
        </>
      )}
      .
    </p>
  </>
);
