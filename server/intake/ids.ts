import type { Kind } from "../../contract/fields.ts";
import type { FormIds } from "../../contract/settings.ts";
import type { FormData } from "./form-data.ts";

/** The form that the ids of EmailJS in a request name, or what EmailJS would say is wrong with them. */
export function identify(form: FormData, ids: FormIds): { kind: Kind } | { problem: string } {
  for (const name of ["user_id", "service_id", "template_id"]) {
    if (!form.get(name)) return { problem: `The ${name} parameter is required` };
  }
  if (form.get("user_id") !== ids.publicKey) return { problem: "The Public Key is invalid" };
  if (form.get("service_id") !== ids.serviceId) return { problem: "The service ID not found" };
  if (form.get("template_id") === ids.contactTemplateId) return { kind: "contact" };
  if (form.get("template_id") === ids.checklistTemplateId) return { kind: "checklist" };
  return { problem: "The template ID not found" };
}
