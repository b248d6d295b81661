import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";
import { ANSWER_FIELD, type RefusalAnswer } from "../../../contract/forms.ts";
import type { EmailService } from "../../config.ts";

const TIMEOUT_MS = 30_000;

/** Why the server refused, as far as it says: in one sentence, by field, and with the seconds to wait. */
export type Refusal = { sentence: string; problems: Record<string, string>; waitSeconds: number };

/** `unreachable`: there was no answer; `late`: there was none in time, and the form may have arrived all the same. */
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
    return await Promise.race([sendForm(serviceId, templateId, form).then(asSent), timeout()]);
  } catch (error) {
    if (!(error instanceof EmailJSResponseStatus)) return { result: "unreachable" };
    return { result: "refused", ...readRefusal(error.text) };
  }
}

/** Adds values to what the form sends next, whether the browser or a script sends it. */
export function addOnSubmit(form: HTMLFormElement, values: Record<string, string>): void {
  const add = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(values)) formData.set(name, value);
  };
  form.addEventListener("formdata", add, { once: true });
}

const asSent = ({ text }: EmailJSResponseStatus) => ({ result: "sent", answer: text }) as const;

/** The SDK waits for an answer without end; a visitor should not. */
function timeout(): Promise<Outcome> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ result: "late" }), TIMEOUT_MS);
  });
}

/** Our own server gives its reasons as JSON; a hosted service's words are for developers and are not shown. */
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
