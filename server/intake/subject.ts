import type { FastifyRequest } from "fastify";
import { CONTACT_PATH } from "../../contract/forms.ts";
import { contactSchema } from "../../contract/schema.ts";
import { isOurPage } from "../http/origin.ts";
import type { FormData } from "./form-data.ts";

/**
 * Links such as /contact?subject=Audit say what an inquiry is about. The page is static, so without JavaScript its
 * form cannot carry that along; the browser does, as the address the form was sent from.
 */
export function withSubjectOfPage(request: FastifyRequest, form: FormData, siteUrl: string): FormData {
  if (form.has("subject")) return form;
  const subject = subjectOfPage(request, siteUrl);
  return subject ? new Map([...form, ["subject", subject]]) : form;
}

function subjectOfPage(request: FastifyRequest, siteUrl: string): string | undefined {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  if (page.pathname !== CONTACT_PATH || !isOurPage(request, page.origin, siteUrl)) return undefined;
  return contactSchema.shape.subject.safeParse(page.searchParams.get("subject") ?? "").data;
}
