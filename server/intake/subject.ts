import type { FastifyRequest } from "fastify";
import { CONTACT_PATH } from "../../contract/forms.ts";
import { contactSchema } from "../../contract/schema.ts";
import type { FormData } from "./form-data.ts";
import { refererOf } from "./sent-from.ts";

/**
 * Links such as /contact?subject=Audit say what an inquiry is about. The page is static, so without JavaScript its
 * form cannot carry that along; the browser does, as the address the form was sent from.
 */
export function withSubjectOfPage(
  request: FastifyRequest,
  form: FormData,
  siteUrl: string | undefined,
): FormData {
  if (form.has("subject")) return form;
  const subject = subjectOfPage(request, siteUrl);
  return subject ? new Map([...form, ["subject", subject]]) : form;
}

function subjectOfPage(request: FastifyRequest, siteUrl: string | undefined): string | undefined {
  const page = refererOf(request, siteUrl);
  if (page?.pathname !== CONTACT_PATH) return undefined;
  return contactSchema.shape.subject.safeParse(page.searchParams.get("subject") ?? "").data;
}
