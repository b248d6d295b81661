import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kind } from "../../contract/fields.ts";
import {
  CHECKLIST_THANK_YOU_PATH,
  RETURN_FIELD,
  SUBSCRIBED_FRAGMENT,
  THANK_YOU_PATH,
} from "../../contract/forms.ts";
import { sendHtmlPage } from "../http/page.ts";
import type { FormData } from "./form-data.ts";
import { type FormPageParts, formPage } from "./form-page.ts";
import type { Refusal } from "./refusal.ts";

export interface AnswerParts extends FormPageParts {
  hasPage: (path: string) => boolean;
}

/** A browser that shows the answer as a page. Scripts (the SDK, fetch) ask for anything or for JSON instead. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-mode"] === "navigate" || (headers.accept ?? "").includes("text/html");
}

export function answerAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Kind,
  form: FormData,
  parts: AnswerParts,
): FastifyReply {
  const next = nextPath(kind, form, parts.hasPage);
  reply.header("cache-control", "no-store");
  if (wantsPage(request)) return reply.code(303).header("location", next).send();
  if (kind === "newsletter") return reply.send({ ok: true, next });
  return reply.type("text/plain; charset=utf-8").send("OK");
}

export function answerRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Kind | undefined,
  refusal: Refusal,
  form: FormData,
  parts: AnswerParts,
): FastifyReply {
  reply.code(refusal.status).header("cache-control", "no-store");
  if (refusal.retryAfterSeconds) reply.header("retry-after", String(refusal.retryAfterSeconds));
  if (wantsPage(request)) {
    const { title, body } = formPage(kind, refusal, form, parts);
    return sendHtmlPage(reply, parts.firm.name, title, body);
  }
  if (kind === "newsletter") return reply.send({ error: refusal.message, errors: formspreeErrors(refusal) });
  return reply.type("text/plain; charset=utf-8").send(refusalText(refusal));
}

/** Where a visitor without JavaScript goes next. Only pages of this site: `return_to` is never followed elsewhere. */
function nextPath(kind: Kind, form: FormData, hasPage: (path: string) => boolean): string {
  if (kind === "contact") return THANK_YOU_PATH;
  if (kind === "checklist") return CHECKLIST_THANK_YOU_PATH;
  const asked = form.get(RETURN_FIELD) ?? "";
  return `${hasPage(asked) ? asked : "/"}#${SUBSCRIBED_FRAGMENT}`;
}

function refusalText({ message, problems = [] }: Refusal): string {
  if (problems.length === 0) return message;
  return problems.map((problem) => `The ${problem.field} ${problem.message}`).join(". ");
}

function formspreeErrors({ status, message, problems }: Refusal) {
  const codes: Record<number, string> = { 429: "RATE_LIMITED", 413: "TOO_LARGE", 503: "UNAVAILABLE" };
  if (!problems) return [{ code: codes[status] ?? "INVALID", message }];
  return problems.map((problem) => ({
    field: problem.field,
    code: problem.message === "is required" ? "REQUIRED_FIELD_MISSING" : "TYPE_EMAIL",
    message: problem.message,
  }));
}
