import { init, sendForm } from "@emailjs/browser";
import type { EmailService } from "../config.ts";

const PATIENCE_MS = 30_000;

/** True once the service has accepted the form; whatever else happens, the visitor is told the same. */
export async function sendEmailForm(
  form: HTMLFormElement,
  { origin, publicKey, serviceId, templateId }: EmailService,
  extra: Record<string, string>,
): Promise<boolean> {
  // Only init() takes an origin, and it reads an empty one as the hosted service.
  init({ publicKey, origin: origin || location.origin });
  form.addEventListener("formdata", ({ formData }) => addTo(formData, extra), { once: true });
  try {
    await Promise.race([sendForm(serviceId, templateId, form), outOfPatience()]);
    return true;
  } catch {
    return false;
  }
}

function addTo(formData: FormData, extra: Record<string, string>): void {
  for (const [name, value] of Object.entries(extra)) formData.set(name, value);
}

/** The SDK waits for an answer without end; a visitor should not. */
function outOfPatience(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  });
}
