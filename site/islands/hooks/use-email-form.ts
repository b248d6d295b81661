import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { SEND_FORM_PATH } from "../../../contract/forms.ts";
import type { EmailService } from "../../config.ts";
import { type Notice, notify, notifyOnNextPage } from "../../ui/notice.ts";
import { showPosting } from "../../ui/sending.ts";
import { addOnSubmit, type Outcome, sendEmailForm } from "./email-delivery.ts";
import { hiddenFields, startFilling } from "./hidden-fields.ts";

export type Failure = Exclude<Outcome, { result: "sent" }>;

export type SendState =
  | { phase: "editing" }
  | { phase: "sending" }
  | { phase: "failed"; reason: string; failure: Failure };

export type SendNotices = { sent: Notice; failed: Notice };

type Options = {
  service: EmailService;
  notices: SendNotices;
  /** The page that thanks the visitor. */
  next: string;
  onSent?: ((form: HTMLFormElement, answer: string) => void) | undefined;
};

/** What the forms of the email service share: one send at a time, and nothing typed is lost when it fails. */
export function useEmailForm({ service, notices, next, onSent }: Options) {
  const [state, setState] = useState<SendState>({ phase: "editing" });
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const filling = useRef({ id: "", since: 0 });
  const isSending = useRef(false);

  useEffect(() => {
    filling.current = startFilling();
  }, []);

  const problems = problemsOf(state);
  useEffect(() => {
    const field = failures > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    field.focus({ preventScroll: true });
    // Away from the header and from the notice below it.
    field.scrollIntoView({ block: "center" });
  }, [failures]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // State arrives with the next render; a second submit may come before it.
    if (isSending.current) return;
    isSending.current = true;
    setState({ phase: "sending" });
    const sent = event.currentTarget;
    const outcome = await sendEmailForm(sent, service, hiddenFields(filling.current));
    isSending.current = false;
    if (outcome.result !== "sent") {
      setState({ phase: "failed", reason: notices.failed.text, failure: outcome });
      setFailures((count) => count + 1);
      notify({ ...notices.failed, tone: "destructive" });
      return;
    }
    sent.reset();
    filling.current = startFilling();
    setState({ phase: "editing" });
    setFailures(0);
    onSent?.(sent, outcome.answer);
    // Shown at once and again on the next page, whose scripts may fail to load.
    notify(notices.sent);
    notifyOnNextPage(notices.sent);
    location.assign(next);
  }

  /** Removes the problem of a field that is being corrected. */
  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { name = "" } = target as HTMLInputElement;
    if (state.phase !== "failed" || state.failure.result !== "refused" || !(name in problems)) return;
    const { [name]: _corrected, ...others } = problems;
    setState({ ...state, failure: { ...state.failure, problems: others } });
  }

  /** Sends the form as a browser without scripts does, with the same id, so that nothing is stored twice. */
  function sendPlainly() {
    if (!form.current?.reportValidity()) return;
    addOnSubmit(form.current, hiddenFields(filling.current));
    showPosting(form.current);
    form.current.submit();
  }

  /** Where a browser without scripts posts the same form. */
  const action = service.origin + SEND_FORM_PATH;
  return {
    state,
    failures,
    problems,
    sendPlainly,
    form: {
      ref: form,
      action,
      method: "post",
      onSubmit,
      onInput,
      "data-sending": state.phase === "sending" ? "" : undefined,
    } as const,
  };
}

function problemsOf(state: SendState): Record<string, string> {
  return state.phase === "failed" && state.failure.result === "refused" ? state.failure.problems : {};
}
