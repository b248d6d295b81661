import {
  type ChoiceField,
  type Field,
  FORMS,
  type Kind,
  RESUME_FIELD,
} from "../../contract/fields.ts";
import type { Firm } from "../../contract/firm.ts";
import {
  APPLICATION_PATH,
  CAME_FROM_FIELD,
  HONEYPOT_FIELD,
  NEWSLETTER_PATH,
  RETURN_FIELD,
  SEND_FORM_PATH,
  SUBMISSION_ID_FIELD,
  WATCH_PATH,
} from "../../contract/forms.ts";
import type { FormIds } from "../../contract/settings.ts";
import { WAITING_PATH } from "../../contract/waiting.ts";
import { type Html, html } from "../http/html.ts";
import type { FormData } from "./form-data.ts";
import type { Refusal } from "./refusal.ts";

export type FormPageParts = { firm: Firm; ids: FormIds };

const TITLES: Record<Refusal["status"], string> = {
  400: "This form could not be read",
  403: "This form was sent from another site",
  413: "This message is too long",
  415: "This form could not be read",
  422: "Check the marked fields",
  429: "Too many messages at once",
  503: "We could not store your message",
};

/** What a visitor without JavaScript sees when something is wrong: what happened, and the form as they filled it. */
export function formPage(
  kind: Kind | undefined,
  refusal: Refusal,
  form: FormData,
  parts: FormPageParts,
) {
  const { firm, ids } = parts;
  const lost = form.size === 0 || kind === undefined;
  const body = html`<p role="alert">${refusal.message}</p>
${lost && html`<p>Use your browser’s Back button: what you typed should still be in the form.</p>`}
<p>You can also write to <a href="mailto:${firm.email}">${firm.email}</a>.</p>
${!lost && refilledForm(kind, refusal, form, ids)}`;
  return { title: TITLES[refusal.status], body };
}

const BUTTONS: Record<Kind, string> = {
  contact: "Send message",
  checklist: "Send me the checklist",
  application: "Submit application",
  newsletter: "Subscribe",
  waiting: "Tell me",
  watch: "Watch my rules",
};

/** The paths of forms that have one of their own; contact and checklist share `SEND_FORM_PATH`. */
export const OWN_PATHS: Partial<Record<Kind, string>> = {
  newsletter: NEWSLETTER_PATH,
  waiting: WAITING_PATH,
  watch: WATCH_PATH,
  application: APPLICATION_PATH,
};

function refilledForm(kind: Kind, refusal: Refusal, form: FormData, ids: FormIds): Html {
  const fields: readonly Field[] = FORMS[kind];
  const value = (name: string) => form.get(name) ?? "";
  const problem = (name: string) => refusal.problems?.find(({ field }) => field === name)?.message;
  const carried = [
    CAME_FROM_FIELD,
    RETURN_FIELD,
    SUBMISSION_ID_FIELD,
    HONEYPOT_FIELD,
    ...fields.filter(isHidden).map(({ name }) => name),
  ]
    .filter((name) => form.has(name))
    .map((name) => [name, value(name)] as const);
  const hidden = [...carried, ...identifiers(kind, ids)].map(
    ([name, text]) => html`<input type="hidden" name="${name}" value="${text}">\n`,
  );
  const visible = fields.filter(
    (field) =>
      !isHidden(field) && field.name !== RESUME_FIELD && (!field.unasked || form.has(field.name)),
  );
  /** A page cannot fill in a file, so it has to be chosen again. */
  const file =
    kind === "application" &&
    html`<label>Résumé (PDF or Word)\n<input type="file" name="${RESUME_FIELD}" accept=".pdf,.doc,.docx"></label>\n`;
  const encoding = file && html` enctype="multipart/form-data"`;
  return html`<form method="post" action="${OWN_PATHS[kind] ?? SEND_FORM_PATH}"${encoding}>
${hidden}${visible.map((field) => labelled(field, value(field.name), problem(field.name)))}${file}<button>${BUTTONS[kind]}</button>
</form>`;
}

/** What the form does not show and a visitor cannot correct is sent again as it came. */
const isHidden = (field: Field) =>
  field.isCarried === true || (field.unasked === true && field.kind === "choice");

function identifiers(kind: Kind, ids: FormIds): [name: string, value: string][] {
  if (kind in OWN_PATHS) return [];
  return [
    ["service_id", ids.serviceId],
    ["template_id", kind === "contact" ? ids.contactTemplateId : ids.checklistTemplateId],
    ["user_id", ids.publicKey],
  ];
}

function labelled(field: Field, value: string, problem: string | undefined): Html {
  const { name, label, required } = field;
  const mark = problem && html` aria-invalid="true" aria-describedby="${name}-problem"`;
  return html`<label>${label}${required && " *"}
${control(field, value, html`${required && html` required`}${mark}`)}
${problem && html`<span class="problem" id="${name}-problem">${label} ${problem}.</span>`}</label>\n`;
}

const TYPES = { line: "text", email: "email", tel: "tel" };

function control(field: Field, value: string, attributes: Html): Html {
  const { name } = field;
  switch (field.kind) {
    case "choice":
      return html`<select name="${name}"${attributes}>${options(field, value || field.preset)}</select>`;
    case "lines":
      /** A textarea swallows the first line break behind its tag, so that one is ours. */
      return html`<textarea name="${name}" rows="8" maxlength="${field.max}"${attributes}>\n${value}</textarea>`;
    default:
      return html`<input name="${name}" type="${TYPES[field.kind]}" maxlength="${field.max}" value="${value}"${attributes}>`;
  }
}

const options = (field: ChoiceField, chosen: string) =>
  field.options.map(
    ({ value, label }) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  );
