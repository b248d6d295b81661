import { expect, it } from "vitest";
import type { Kind } from "../../contract/fields.ts";
import type { Firm } from "../../contract/firm.ts";
import { OWN_IDS } from "../../contract/forms.ts";
import { formPage } from "./form-page.ts";
import type { Refusal } from "./refusal.ts";

const parts = { firm: { email: "info@a.example" } as Firm, ids: OWN_IDS };
const refused: Refusal = { status: 422, message: "Please correct it." };

const pageOf = (kind: Kind, fields: Record<string, string>, refusal = refused) =>
  formPage(kind, refusal, new Map(Object.entries(fields)), parts).body.markup;

/** Kind of control, name and whether it is needed, in the order of the page. */
const controlsOf = (page: string) =>
  [...page.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map(([tag]) => {
    const type = /type="(\w+)"/.exec(tag)?.[1] ?? /^<(\w+)/.exec(tag)?.[1];
    return [type, /name="(\w+)"/.exec(tag)?.[1], / required/.test(tag) ? "needed" : ""]
      .join(" ")
      .trim();
  });

it("a refused form → every field of it again, the hidden ones too", () => {
  const own = ["hidden service_id", "hidden template_id", "hidden user_id"];
  const asked = [
    "text name needed",
    "email email needed",
    "tel phone",
    "text company",
    "select service",
  ];
  expect(
    controlsOf(pageOf("contact", { name: "A", return_to: "/contact", place: "popup" })),
  ).toEqual(["hidden return_to", ...own, ...asked, "textarea message needed"]);
  expect(controlsOf(pageOf("contact", { subject: "Audit" }))).toEqual([
    ...own,
    ...asked,
    "text subject",
    "textarea message needed",
  ]);
  expect(controlsOf(pageOf("checklist", { email: "", place: "popup" }))).toEqual([
    "hidden place",
    ...own,
    "email email needed",
  ]);
  expect(controlsOf(pageOf("newsletter", { email: "", place: "popup" }))).toEqual([
    "email email needed",
  ]);
});

it("what was typed and chosen → still there, under its limit, with the problem beside it", () => {
  const problems = [{ field: "phone", message: "must have at most 40 characters" }];
  const typed = { name: "Asha", phone: "0".repeat(41), service: "green-audit", message: "\nHello" };
  const page = pageOf("contact", typed, { ...refused, problems });
  expect(page).toContain('<input name="name" type="text" maxlength="100" value="Asha" required>');
  expect(page).toContain(
    `value="${typed.phone}" aria-invalid="true" aria-describedby="phone-problem">`,
  );
  expect(page).toContain('id="phone-problem">Phone must have at most 40 characters.</span>');
  expect(page.match(/<option [^>]*selected/g)).toEqual(['<option value="green-audit" selected']);
  expect(page).toContain('maxlength="5000" required>\n\nHello</textarea>');
  expect(page.match(/aria-invalid/g)).toHaveLength(1);
});
