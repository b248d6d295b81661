import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { HONEYPOT_FIELD, RETURN_FIELD } from "../../../contract/forms.ts";
import type { EmailService } from "../../config.ts";
import { Button, Spinner } from "../../ui/button.tsx";
import type { SendState } from "../hooks/use-sent-form.ts";

/** What a plain post needs, and a trap for robots. */
export const HiddenFields = ({ service, path }: { service: EmailService; path: string }) => (
  <>
    <input type="hidden" name="service_id" value={service.serviceId} />
    <input type="hidden" name="template_id" value={service.templateId} />
    <input type="hidden" name="user_id" value={service.publicKey} />
    <input type="hidden" name={RETURN_FIELD} value={path} />
    <Honeypot />
  </>
);

/** A field that people do not see: only robots fill it. */
export const Honeypot = () => (
  <div aria-hidden="true" className="sr-only">
    <label>
      Leave this empty
      <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

type ButtonProps = { phase: SendState["phase"]; label: string; className?: string };

/** Both labels are in the HTML, so that the button also shows the sending when the browser posts the form. */
export function SendButton({ phase, label, className }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Disabling a button takes the focus from it; after a failure the visitor is back where they were.
    if (phase === "failed" && document.activeElement === document.body) button.current?.focus();
  }, [phase]);

  return (
    <Button
      ref={button}
      type="submit"
      size="lg"
      disabled={phase === "sending"}
      className={clsx("min-w-40 max-sm:w-full", className)}
    >
      <span className="in-data-sending:hidden">{label}</span>
      <Spinner />
      <span className="hidden in-data-sending:inline">Sending...</span>
    </Button>
  );
}
