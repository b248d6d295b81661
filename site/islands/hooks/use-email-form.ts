import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";
import { ANSWER_FIELD, SEND_FORM_PATH } from "../../../contract/forms.ts";
import type { EmailService } from "../../config.ts";
import { type Notice, notify, notifyOnNextPage } from "../../ui/notice.ts";
import { type Outcome, readRefusal } from "../../ui/post.ts";
import { useSentForm } from "./use-sent-form.ts";

const TIMEOUT_MS = 30_000;

export type SendNotices = { sent: Notice; failed: Notice };

type EmailOptions = {
  service: EmailService;
  notices: SendNotices;
  next: string;
  onSent?: ((form: HTMLFormElement, answer: string) => void) | undefined;
};

export const useEmailForm = ({ service, notices, next, onSent }: EmailOptions) =>
  useSentForm({
    action: service.origin + SEND_FORM_PATH,
    send: (form) => sendEmailForm(form, service),
    failed: () => notices.failed,
    onSent(form, answer) {
      onSent?.(form, answer);
      // Shown at once and again on the next page, whose scripts may fail to load.
      notify(notices.sent);
      notifyOnNextPage(notices.sent);
      location.assign(next);
    },
  });

async function sendEmailForm(
  form: HTMLFormElement,
  { origin, publicKey, serviceId, templateId }: EmailService,
): Promise<Outcome> {
  // Only init() takes an origin, and it reads an empty one as the hosted service.
  init({ publicKey, origin: origin || location.origin });
  const ask = ({ formData }: FormDataEvent) => formData.set(ANSWER_FIELD, "json");
  form.addEventListener("formdata", ask, { once: true });
  try {
    return await Promise.race([sendForm(serviceId, templateId, form).then(asSent), timeout()]);
  } catch (error) {
    if (!(error instanceof EmailJSResponseStatus)) return { result: "unreachable" };
    return { result: "refused", ...readRefusal(error.text) };
  }
}

const asSent = ({ text }: EmailJSResponseStatus) => ({ result: "sent", answer: text }) as const;

/** The SDK would wait for an answer without end. */
const timeout = () =>
  new Promise<Outcome>((resolve) => setTimeout(resolve, TIMEOUT_MS, { result: "late" }));
