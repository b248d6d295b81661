import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { FILL_TIME_FIELD, SUBMISSION_ID_FIELD } from "../../../contract/forms.ts";
import { type Notice, notify } from "../../ui/notice.ts";
import type { Outcome } from "../../ui/post.ts";
import { showPosting } from "../../ui/sending.ts";

export type Failure = Exclude<Outcome, { result: "sent" }>;

export type SendState =
  | { phase: "editing" | "sending" }
  | { phase: "failed"; reason: string; failure: Failure };

type Options = {
  action: string;
  send: (form: HTMLFormElement) => Promise<Outcome>;
  failed: (failure: Failure) => Notice;
  onSent: (form: HTMLFormElement, answer: string) => void;
};

/** A form that is sent without leaving the page: once at a time, and nothing typed is lost when it fails. */
export function useSentForm({ action, send, failed, onSent }: Options) {
  const [state, setState] = useState<SendState>({ phase: "editing" });
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const fillAnew = useFilling(form);
  useFirstWrongField(form, failures);
  const problems: Record<string, string> =
    state.phase === "failed" && state.failure.result === "refused" ? state.failure.problems : {};

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // State arrives with the next render; a second submit may come before it.
    if (isSending.current) return;
    isSending.current = true;
    setState({ phase: "sending" });
    const sent = event.currentTarget;
    const outcome = await send(sent);
    isSending.current = false;
    if (outcome.result !== "sent") {
      const notice = failed(outcome);
      setState({ phase: "failed", reason: notice.text, failure: outcome });
      setFailures((count) => count + 1);
      notify({ ...notice, tone: "destructive" });
      return;
    }
    sent.reset();
    fillAnew();
    setState({ phase: "editing" });
    setFailures(0);
    onSent(sent, outcome.answer);
  }

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { name = "" } = target as HTMLInputElement;
    if (state.phase !== "failed" || state.failure.result !== "refused" || !(name in problems))
      return;
    const { [name]: _corrected, ...others } = problems;
    setState({ ...state, failure: { ...state.failure, problems: others } });
  }

  /** Sends the form as a browser without scripts does, with the same id, so that nothing is stored twice. */
  function sendPlainly() {
    if (!form.current?.reportValidity()) return;
    showPosting(form.current);
    form.current.submit();
  }

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

/** Whatever sends the form adds its id, and for how many milliseconds it has been filled. */
function useFilling(form: RefObject<HTMLFormElement | null>) {
  const filling = useRef({ id: "", since: 0 });
  useEffect(() => {
    // The form could be filled since the page came, long before the island.
    filling.current = startFilling(0);
    form.current?.addEventListener("formdata", ({ formData }) => {
      formData.set(SUBMISSION_ID_FIELD, filling.current.id);
      formData.set(FILL_TIME_FIELD, String(Math.round(performance.now() - filling.current.since)));
    });
  }, [form]);
  return () => {
    filling.current = startFilling();
  };
}

function useFirstWrongField(form: RefObject<HTMLFormElement | null>, failures: number) {
  useEffect(() => {
    const field = failures > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    field.focus({ preventScroll: true });
    // Away from the header and from the notice below it.
    field.scrollIntoView({ block: "center" });
  }, [form, failures]);
}

/** A retry repeats the id, so that the submission is stored once. */
function startFilling(since = performance.now()) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { id, since };
}
