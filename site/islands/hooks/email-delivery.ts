import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";
import { ANSWER_FIELD } from "../../../contract/forms.ts";
import type { EmailService } from "../../config.ts";
import { type Refusal, readRefusal } from "./refusal.ts";

const TIMEOUT_MS = 30_000;

/** `unreachable`: there was no answer; `late`: there was none in time, but the form may have arrived. */
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

/** The SDK would wait for an answer without end. */
const timeout = () =>
  new Promise<Outcome>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS, { result: "late" });
  });
