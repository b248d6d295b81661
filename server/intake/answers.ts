import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kind } from "../../contract/fields.ts";
import {
  ANSWER_FIELD,
  APPLIED_FRAGMENT,
  CHECKLIST_THANK_YOU_PATH,
  type RefusalAnswer,
  SUBSCRIBED_FRAGMENT,
  THANK_YOU_PATH,
  WAITING_FRAGMENT,
  WATCHING_FRAGMENT,
} from "../../contract/forms.ts";
import { sendHtmlPage } from "../http/page.ts";
import { isListKind } from "../inbox/subscribers/lists.ts";
import type { FormData } from "./form-data.ts";
import { type FormPageParts, formPage } from "./form-page.ts";
import type { Problem, Refusal } from "./refusal.ts";

/** Whether a browser shows the answer as a page. Scripts (the SDK, fetch) ask for anything or for JSON instead. */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers["sec-fetch-mode"] === "navigate" || (headers.accept ?? "").includes("text/html");

export function answerAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Kind,
  page: string,
) {
  const next = NEXT_PATHS[kind](page);
  reply.header("cache-control", "no-store");
  if (wantsPage(request)) return reply.code(303).header("location", next).send();
  if (answersInJson(kind)) return reply.send({ ok: true, next });
  return reply.type("text/plain; charset=utf-8").send("OK");
}

export function answerRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Kind | undefined,
  refusal: Refusal,
  form: FormData,
  parts: FormPageParts,
): FastifyReply {
  reply.code(refusal.status).header("cache-control", "no-store");
  if (refusal.retryAfterSeconds) reply.header("retry-after", String(refusal.retryAfterSeconds));
  if (wantsPage(request)) {
    const { title, body } = formPage(kind, refusal, form, parts);
    return sendHtmlPage(reply, parts.firm.name, title, body);
  }
  if (answersInJson(kind) || form.get(ANSWER_FIELD) === "json")
    return reply.send(refusalJson(refusal));
  return reply.type("text/plain; charset=utf-8").send(refusalText(refusal));
}

/** These forms are answered as Formspree does, the others as EmailJS does. */
const answersInJson = (kind: Kind | undefined) => isListKind(kind) || kind === "application";

/** Where a visitor without JavaScript goes next: a subscriber back to the page they were on. */
const NEXT_PATHS: Record<Kind, (page: string) => string> = {
  contact: () => THANK_YOU_PATH,
  checklist: () => CHECKLIST_THANK_YOU_PATH,
  application: (page) => `${page || "/work-with-us"}#${APPLIED_FRAGMENT}`,
  newsletter: (page) => `${page || "/"}#${SUBSCRIBED_FRAGMENT}`,
  waiting: (page) => `${page || "/"}#${WAITING_FRAGMENT}`,
  watch: (page) => `${page || "/"}#${WATCHING_FRAGMENT}`,
};

function refusalText({ message, problems = [] }: Refusal): string {
  if (problems.length === 0) return message;
  return problems.map((problem) => `The ${problem.field} ${problem.message}`).join(". ");
}

function refusalJson(refusal: Refusal): RefusalAnswer {
  const { message: error, retryAfterSeconds: retryAfter } = refusal;
  return { error, errors: formspreeErrors(refusal), ...(retryAfter ? { retryAfter } : {}) };
}

function formspreeErrors({ status, message, problems }: Refusal): RefusalAnswer["errors"] {
  const codes: Record<number, string> = {
    429: "RATE_LIMITED",
    413: "TOO_LARGE",
    503: "UNAVAILABLE",
  };
  if (!problems) return [{ code: codes[status] ?? "INVALID", message }];
  return problems.map(({ field, message }) => ({
    field,
    code: codeOf({ field, message }),
    message,
  }));
}

function codeOf({ field, message }: Problem): string {
  if (message === "is required") return "REQUIRED_FIELD_MISSING";
  return field === "email" ? "TYPE_EMAIL" : "INVALID";
}
