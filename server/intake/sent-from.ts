import type { FastifyRequest } from "fastify";
import { CAME_FROM_FIELD, CONTACT_PATH, RETURN_FIELD } from "../../contract/forms.ts";
import { SCHEMAS } from "../../contract/schema.ts";
import { isOurPage } from "../http/origin.ts";
import type { FormData } from "./form-data.ts";

function refererOf(request: FastifyRequest, siteUrl: string | undefined): URL | undefined {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return isOurPage(request, page.origin, siteUrl) ? page : undefined;
}

/** For the contact form, the page that led there. The slash that static hosts may add is left out. */
export function sentFrom(
  request: FastifyRequest,
  form: FormData,
  siteUrl: string | undefined,
  hasPage: (path: string) => boolean,
): string {
  const named = [
    form.get(CAME_FROM_FIELD),
    form.get(RETURN_FIELD),
    refererOf(request, siteUrl)?.pathname,
  ];
  return named.map((path = "") => path.replace(/(?<=.)\/$/, "")).find(hasPage) ?? "";
}

/** /contact?subject=Audit: without JavaScript the static page cannot fill it in, so the Referer tells it. */
export function withSubjectOfPage(
  request: FastifyRequest,
  form: FormData,
  siteUrl: string | undefined,
) {
  if (form.has("subject")) return form;
  const subject = subjectOfPage(request, siteUrl);
  return subject ? new Map([...form, ["subject", subject]]) : form;
}

function subjectOfPage(request: FastifyRequest, siteUrl: string | undefined): string | undefined {
  const page = refererOf(request, siteUrl);
  if (page?.pathname !== CONTACT_PATH) return undefined;
  return SCHEMAS.contact.shape.subject.safeParse(page.searchParams.get("subject") ?? "").data;
}
