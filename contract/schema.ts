import { z } from "zod";
import { type Field, FORMS, type Kind } from "./fields.ts";

const NEEDED = "is required";

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_EXCEPT_LINES = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}]/u;

export const contactSchema = formSchema(FORMS.contact);
export const checklistSchema = formSchema(FORMS.checklist);
export const newsletterSchema = formSchema(FORMS.newsletter);

export const SCHEMAS = {
  contact: contactSchema,
  checklist: checklistSchema,
  newsletter: newsletterSchema,
} satisfies Record<Kind, z.ZodType>;

export type ContactFields = z.infer<typeof contactSchema>;

/** What is kept of a submission, by the form it came from. */
export type Submitted = { [K in Kind]: { kind: K; fields: z.infer<(typeof SCHEMAS)[K]> } }[Kind];

type ValueOf<F extends Field> = F extends { options: readonly { value: infer Value }[] } ? Value : string;

function formSchema<const Fields extends readonly Field[]>(fields: Fields) {
  const shape = Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)]));
  return z.object(shape as { [F in Fields[number] as F["name"]]: z.ZodType<ValueOf<F>> });
}

function valueSchema(field: Field): z.ZodType {
  if (field.kind === "choice") {
    const values = field.options.map(({ value }) => value);
    return z.enum(values, { error: `must be ${field.mustBe}` }).default(field.preset);
  }
  const typed = text(field.max, field.kind === "lines" ? CONTROL_EXCEPT_LINES : CONTROL);
  const needed = field.required ? typed.refine(isFilled, { error: NEEDED, abort: true }) : typed;
  const value = field.kind === "email" ? needed.refine(isAddress, "must be one email address") : needed;
  return field.required ? value : value.default("");
}

function text(max: number, forbidden: RegExp) {
  return z
    .string({ error: ({ input }) => (input === undefined ? NEEDED : "must be text") })
    .transform((value) => withUnixLines(value).toWellFormed().trim())
    .refine((value) => value.length <= max, `must have at most ${max} characters`)
    .refine((value) => !forbidden.test(value), "must not contain control characters");
}

/** Browsers send a line break as CR LF but count it once; so do we. */
function withUnixLines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function isFilled(value: string): boolean {
  return value !== "";
}

/** The same rule as `<input type="email">`, so nobody passes the browser's check and then fails here. */
function isAddress(value: string): boolean {
  return value === "" || z.regexes.html5Email.test(value);
}

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
