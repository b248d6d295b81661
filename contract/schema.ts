import { z } from "zod";
import { CHECKLIST_PLACES, CONTACT_SERVICES, type ContactService, DEFAULT_SERVICE, LIMITS } from "./forms.ts";

type Field = keyof typeof LIMITS;

const NEEDED = "is required";

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_EXCEPT_LINES = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Browsers send a line break as CR LF but count it once; so do we. */
const withUnixLines = (text: string) => text.replace(/\r\n?/g, "\n");

function text(field: Field, forbidden: RegExp) {
  return z
    .string({ error: ({ input }) => (input === undefined ? NEEDED : "must be text") })
    .transform((value) => withUnixLines(value).toWellFormed().trim())
    .refine((value) => value.length <= LIMITS[field], `must have at most ${LIMITS[field]} characters`)
    .refine((value) => !forbidden.test(value), "must not contain control characters");
}

const line = (field: Field) => text(field, CONTROL);
const filled = (value: string) => value !== "";

/** The same rule as `<input type="email">`, so nobody passes the browser's check and then fails here. */
const oneAddress = line("email")
  .refine(filled, { error: NEEDED, abort: true })
  .refine((value) => z.regexes.html5Email.test(value), "must be one email address");

export const contactSchema = z.object({
  name: line("name").refine(filled, NEEDED),
  email: oneAddress,
  phone: line("phone").default(""),
  company: line("company").default(""),
  service: z
    .enum(CONTACT_SERVICES.map((service) => service.value) as [ContactService, ...ContactService[]], {
      error: "must be one of the listed services",
    })
    .default(DEFAULT_SERVICE),
  subject: line("subject").default(""),
  message: text("message", CONTROL_EXCEPT_LINES).refine(filled, NEEDED),
});

export const checklistSchema = z.object({
  email: oneAddress,
  place: z.enum(CHECKLIST_PLACES, { error: `must be ${CHECKLIST_PLACES.join(" or ")}` }).default("section"),
});

export const newsletterSchema = z.object({ email: oneAddress });

export type ContactFields = z.infer<typeof contactSchema>;
export type ChecklistFields = z.infer<typeof checklistSchema>;
export type NewsletterFields = z.infer<typeof newsletterSchema>;

/** What is kept of a submission, by the form it came from. */
export type Submitted =
  | { kind: "contact"; fields: ContactFields }
  | { kind: "checklist"; fields: ChecklistFields }
  | { kind: "newsletter"; fields: NewsletterFields };

export const KINDS = ["contact", "checklist", "newsletter"] as const;
export type Kind = (typeof KINDS)[number];

/** `Name <name@example.com>` or a bare address, as settings hold it. */
export const mailbox = z
  .string()
  .regex(/^[^<>\p{Cc}]*<[^<>\s]+>$|^[^<>\s]+$/u, "must look like Name <name@example.com> or name@example.com")
  .transform((value) => {
    const [, name = "", address = value] = /^([^<]*)<([^>]+)>$/.exec(value.trim()) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
  })
  .refine(({ address }) => z.regexes.html5Email.test(address), "must hold one email address");

export type Mailbox = z.infer<typeof mailbox>;
