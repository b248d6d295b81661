import type { FastifyRequest } from "fastify";
import { CAME_FROM_FIELD, CONTACT_PATH, RETURN_FIELD } from "../../contract/forms.ts";
import { SCHEMAS } from "../../contract/schema.ts";
import { isOurPage } from "../http/origin.ts";
import type { FormData } from "./form-data.ts";

/** The page of this site that the browser says it was on; undefined when it names none, or somebody else's. */
function refererOf(request: FastifyRequest, siteUrl: string | undefined): URL | undefined {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return isOurPage(request, page.origin, siteUrl) ? page : undefined;
}

/**
 * Path of the page that a form names, or else the browser; "" if neither names a page of ours. For the contact form,
 * it is the page that led there. A slash at the end, which static hosts may add, is left out.
 */
export function sentFrom(
  request: FastifyRequest,
  form: FormData,
  siteUrl: string | undefined,
  hasPage: (path: string) => boolean,
): string {
  const named = [form.get(CAME_FROM_FIELD), form.get(RETURN_FIELD), refererOf(request, siteUrl)?.pathname];
  return named.map((path = "") => path.replace(/(?<=.)\/$/, "")).find(hasPage) ?? "";
}

/**
 * Adds the subject of a link such as /contact?subject=Audit to a form without one. Without JavaScript the static page
 * cannot do that, so the subject is read from the url that the browser names as Referer.
 */
export function withSubjectOfPage(request: FastifyRequest, form: FormData, siteUrl: string | undefined) {
  if (form.has("subject")) return form;
  const subject = subjectOfPage(request, siteUrl);
  return subject ? new Map([...form, ["subject", subject]]) : form;
}

function subjectOfPage(request: FastifyRequest, siteUrl: string | undefined): string | undefined {
  const page = refererOf(request, siteUrl);
  if (page?.pathname !== CONTACT_PATH) return undefined;
  return SCHEMAS.contact.shape.subject.safeParse(page.searchParams.get("subject") ?? "").data;
}
