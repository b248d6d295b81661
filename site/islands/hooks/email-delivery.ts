import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";
import { ANSWER_FIELD, type RefusalAnswer } from "../../../contract/forms.ts";
import type { EmailService } from "../../config.ts";

const PATIENCE_MS = 30_000;

/** Why somebody answered no, as far as they say: in one sentence, by field, and with the seconds to wait. */
export type Refusal = { sentence: string; problems: Record<string, string>; waitSeconds: number };

/** `unreachable`: nobody was there to answer; `late`: nobody did in time, and it may have arrived all the same. */
export type Outcome =
  | { result: "sent"; answer: string }
  | ({ result: "refused" } & Refusal)
  | { result: "unreachable" }
  | { result: "late" };

export async function sendEmailForm(
  form: HTMLFormElement,
  { origin, publicKey, serviceId, templateId }: EmailService,
  extra: Record<string, string>,
): Promise<Outcome> {
  // Only init() takes an origin, and it reads an empty one as the hosted service.
  init({ publicKey, origin: origin || location.origin });
  addOnSubmit(form, { ...extra, [ANSWER_FIELD]: "json" });
  try {
    return await Promise.race([sendForm(serviceId, templateId, form).then(asSent), outOfPatience()]);
  } catch (error) {
    if (!(error instanceof EmailJSResponseStatus)) return { result: "unreachable" };
    return { result: "refused", ...readRefusal(error.text) };
  }
}

/** Puts values into what the form sends next, whoever sends it. */
export function addOnSubmit(form: HTMLFormElement, values: Record<string, string>): void {
  const add = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(values)) formData.set(name, value);
  };
  form.addEventListener("formdata", add, { once: true });
}

const asSent = ({ text }: EmailJSResponseStatus) => ({ result: "sent", answer: text }) as const;

/** The SDK waits for an answer without end; a visitor should not. */
function outOfPatience(): Promise<Outcome> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ result: "late" }), PATIENCE_MS);
  });
}

/** Our own server explains itself when asked to; a hosted service's words are for developers and are not shown. */
export function readRefusal(text: string): Refusal {
  const { error, errors, retryAfter } = parse(text);
  const named = (Array.isArray(errors) ? errors : []).filter(({ field }) => field);
  return {
    sentence: typeof error === "string" ? error : "",
    problems: Object.fromEntries(named.map(({ field, message }) => [field, message])),
    waitSeconds: Number(retryAfter) || 0,
  };
}

function parse(text: string): Partial<RefusalAnswer> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
