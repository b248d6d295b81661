import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { FILL_TIME_FIELD, SEND_FORM_PATH, SUBMISSION_ID_FIELD } from "../../contract/forms.ts";
import type { EmailService } from "../config.ts";
import { type Notice, notify, notifyNext } from "../ui/notice.ts";
import { sendEmailForm } from "./email-delivery.ts";

export type SendState = { phase: "editing" } | { phase: "sending" } | { phase: "failed"; reason: string };

export type SendNotices = { sent: Notice; failed: Notice };

type Options = {
  service: EmailService;
  notices: SendNotices;
  /** The page that thanks the visitor. */
  next: string;
  onSent?: (() => void) | undefined;
};

/** What the forms that go through the e-mail service have in common: one send at a time, and words kept on failure. */
export function useEmailForm({ service, notices, next, onSent }: Options) {
  const [state, setState] = useState<SendState>({ phase: "editing" });
  const filling = useRef({ id: "", since: 0 });
  const isSending = useRef(false);

  useEffect(() => {
    filling.current = startFilling();
  }, []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // State arrives with the next render; a second submit may come before it.
    if (isSending.current) return;
    isSending.current = true;
    setState({ phase: "sending" });
    const form = event.currentTarget;
    const { id, since } = filling.current;
    const extra = {
      [SUBMISSION_ID_FIELD]: id,
      [FILL_TIME_FIELD]: String(Math.round(performance.now() - since)),
    };
    const isSent = await sendEmailForm(form, service, extra);
    isSending.current = false;
    if (!isSent) {
      setState({ phase: "failed", reason: notices.failed.text });
      notify(notices.failed);
      return;
    }
    form.reset();
    filling.current = startFilling();
    setState({ phase: "editing" });
    onSent?.();
    notifyNext(notices.sent);
    location.assign(next);
  }

  /** Where a browser without scripts posts the same form. */
  const action = service.origin + SEND_FORM_PATH;
  return { state, form: { action, method: "post", onSubmit } as const };
}

/** A retry repeats the id, so that the same words are stored once; the next filled form gets its own. */
function startFilling() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { id, since: performance.now() };
}
