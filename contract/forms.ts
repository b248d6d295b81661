/** The wire format around a form's fields. Bundled into the site, so it holds constants and types only. */

/** Hidden from people. The name resembles nothing that browsers or password managers fill in by themselves. */
export const HONEYPOT_FIELD = "further_remark";

/** One value per filled-in form: a retry or a double click repeats it and is stored once. */
export const SUBMISSION_ID_FIELD = "submission_id";

/** Milliseconds between showing the form and sending it; only script can fill it, so it may be absent. */
export const FILL_TIME_FIELD = "fill_ms";

/** Path of the page with the form; a browser without JavaScript is led back to it. */
export const RETURN_FIELD = "return_to";

/** Path of the page from which somebody came to the form; only script can fill it, so it may be absent. */
export const CAME_FROM_FIELD = "came_from";

/** The value "json" asks our server to refuse with a `RefusalAnswer`, which scripts can read; other services ignore it. */
export const ANSWER_FIELD = "answer_as";

/** Why a form was refused. Each `message` is worded to follow the field's label; `retryAfter` is in seconds. */
export interface RefusalAnswer {
  error: string;
  errors: { field?: string; code: string; message: string }[];
  retryAfter?: number;
}

/** Fragment of the page to which a new subscriber without JavaScript comes back: `:target` in CSS shows the thanks. */
export const SUBSCRIBED_FRAGMENT = "subscribed";
export const WAITING_FRAGMENT = "waiting";
export const WATCHING_FRAGMENT = "watching";
export const APPLIED_FRAGMENT = "applied";

export const RESUME_BYTES = 5 * 1024 * 1024;

export const OWN_IDS = {
  publicKey: "own",
  serviceId: "own",
  contactTemplateId: "contact",
  checklistTemplateId: "checklist",
} as const;

export const SEND_FORM_PATH = "/api/v1.0/email/send-form";
export const SEND_PATH = "/api/v1.0/email/send";
export { NEWSLETTER_PATH } from "./waiting.ts";
export const WATCH_PATH = "/f/watch";
export const RULES_FEED_PATH = "/f/rules.ics";
export const APPLICATION_PATH = "/f/application";
export const CHECKLIST_PDF_PATH = "/downloads/10-point-cbam-readiness-checklist.pdf";

export const CONTACT_PATH = "/contact";
export const THANK_YOU_PATH = "/thank-you";
export const CHECKLIST_THANK_YOU_PATH = "/cbam-thank-you";
