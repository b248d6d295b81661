import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { HONEYPOT_FIELD, RETURN_FIELD } from "../../contract/forms.ts";
import type { EmailService } from "../config.ts";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { SendState } from "./use-email-form.ts";

/** What every form of the email service carries unseen: enough for a plain post, and a trap for robots. */
export function HiddenFields({ service, path }: { service: EmailService; path: string }) {
  const fields = {
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.publicKey,
    [RETURN_FIELD]: path,
  };
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
    </>
  );
}

export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

type ButtonProps = { state: SendState; label: string; className?: string };

export function SendButton({ state, label, className }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isSending = state.phase === "sending";

  useEffect(() => {
    // Disabling a button takes the focus from it; after a failure the visitor is back where they were.
    if (state.phase === "failed" && document.activeElement === document.body) button.current?.focus();
  }, [state]);

  return (
    <Button
      ref={button}
      type="submit"
      size="lg"
      disabled={isSending}
      className={clsx("min-w-40 max-sm:w-full", className)}
    >
      {isSending && <Spinner />}
      {isSending ? "Sending..." : label}
    </Button>
  );
}
