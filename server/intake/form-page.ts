import type { Firm } from "../../contract/firm.ts";
import {
  CHECKLIST_PLACE_FIELD,
  CONTACT_SERVICES,
  DEFAULT_SERVICE,
  LIMITS,
  NEWSLETTER_PATH,
  RETURN_FIELD,
  SEND_FORM_PATH,
  SUBMISSION_ID_FIELD,
} from "../../contract/forms.ts";
import type { Kind } from "../../contract/schema.ts";
import { type Html, html } from "../http/html.ts";
import type { FormData } from "./form-data.ts";
import type { FormIds } from "./ids.ts";
import type { Refusal } from "./refusal.ts";

export interface FormPageParts {
  firm: Firm;
  ids: FormIds;
}

const TITLES: Record<Refusal["status"], string> = {
  400: "This form could not be read",
  403: "This form was sent from another site",
  413: "This message is too long",
  415: "This form could not be read",
  422: "Please check what you entered",
  429: "Too many messages at once",
  503: "We could not store your message",
};

/** What a visitor without JavaScript sees when something is wrong: what happened, and the form as they filled it. */
export function formPage(kind: Kind | undefined, refusal: Refusal, form: FormData, parts: FormPageParts) {
  const { firm, ids } = parts;
  const lost = form.size === 0 || kind === undefined;
  const body = html`<p role="alert">${refusal.message}</p>
${lost && html`<p>Use your browser’s Back button: what you typed should still be in the form.</p>`}
<p>You can also write to <a href="mailto:${firm.email}">${firm.email}</a>.</p>
${!lost && refilledForm(kind, refusal, form, ids)}`;
  return { title: TITLES[refusal.status], body };
}

type FieldName = keyof typeof LIMITS;

function refilledForm(kind: Kind, refusal: Refusal, form: FormData, ids: FormIds): Html {
  const problemOf = (name: string) => refusal.problems?.find((problem) => problem.field === name)?.message;
  const value = (name: string) => form.get(name) ?? "";
  const hidden = (name: string, text: string) => html`<input type="hidden" name="${name}" value="${text}">\n`;

  const mark = (name: FieldName) =>
    problemOf(name) && html` aria-invalid="true" aria-describedby="${name}-problem"`;
  const problem = (name: FieldName, label: string) =>
    problemOf(name) && html`<span class="problem" id="${name}-problem">${label} ${problemOf(name)}.</span>`;
  const field = (name: FieldName, label: string, type: string, required: boolean) =>
    html`<label>${label}${required && " *"}
<input name="${name}" type="${type}" maxlength="${LIMITS[name]}" value="${value(name)}"${mark(name)}${required && html` required`}>
${problem(name, label)}</label>\n`;

  const kept = [RETURN_FIELD, SUBMISSION_ID_FIELD, ...(kind === "checklist" ? [CHECKLIST_PLACE_FIELD] : [])]
    .filter((name) => form.has(name))
    .map((name) => hidden(name, value(name)));
  const email = field("email", "Email", "email", true);

  if (kind === "newsletter") {
    return html`<form method="post" action="${NEWSLETTER_PATH}">${kept}${email}<button>Subscribe</button></form>`;
  }
  const own = [
    hidden("service_id", ids.serviceId),
    hidden("template_id", kind === "contact" ? ids.contactTemplateId : ids.checklistTemplateId),
    hidden("user_id", ids.publicKey),
  ];
  if (kind === "checklist") {
    return html`<form method="post" action="${SEND_FORM_PATH}">${kept}${own}${email}<button>Send me the checklist</button></form>`;
  }
  const chosen = value("service") || DEFAULT_SERVICE;
  const options = CONTACT_SERVICES.map(
    ({ value, label }) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  );
  return html`<form method="post" action="${SEND_FORM_PATH}">
${kept}${own}
${field("name", "Name", "text", true)}${email}${field("phone", "Phone", "tel", false)}${field("company", "Company / Institution", "text", false)}
<label>Service<select name="service">${options}</select></label>
${form.has("subject") && field("subject", "Subject", "text", false)}
<label>Message *<textarea name="message" rows="8" maxlength="${LIMITS.message}" required${mark("message")}>
${value("message")}</textarea>${problem("message", "Message")}</label>
<button>Send message</button>
</form>`;
}
