import { z } from "zod";
import { isAddress, withAsciiDomain } from "./address.ts";
import { type Field, FORMS, type Kind } from "./fields.ts";
import { cleanLine, cleanLines } from "./text.ts";

const NEEDED = "is required";

const CLEANERS: Record<Exclude<Field["kind"], "choice">, (typed: string) => string> = {
  line: cleanLine,
  tel: cleanLine,
  email: (typed) => withAsciiDomain(cleanLine(typed)),
  lines: cleanLines,
};

export const SCHEMAS = {
  contact: formSchema(FORMS.contact),
  checklist: formSchema(FORMS.checklist),
  application: formSchema(FORMS.application),
  newsletter: formSchema(FORMS.newsletter),
  waiting: formSchema(FORMS.waiting),
  watch: formSchema(FORMS.watch),
} satisfies Record<Kind, z.ZodType>;

export type Submitted = { [K in Kind]: { kind: K; fields: z.infer<(typeof SCHEMAS)[K]> } }[Kind];
type ValueOf<F extends Field> = F extends { options: readonly { value: infer Value }[] }
  ? Value
  : string;

function formSchema<const Fields extends readonly Field[]>(fields: Fields) {
  const shape = Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)]));
  return z.object(shape as { [F in Fields[number] as F["name"]]: z.ZodType<ValueOf<F>> });
}

function valueSchema(field: Field): z.ZodType {
  if (field.kind === "choice") {
    const values = field.options.map(({ value }) => value);
    return z.enum(values, { error: `must be ${field.mustBe}` }).default(field.preset);
  }
  const typed = text(field.max, CLEANERS[field.kind]);
  const needed = field.required
    ? typed.refine((value) => value !== "", { error: NEEDED, abort: true })
    : typed;
  const isRight = (value: string) => field.kind !== "email" || value === "" || isAddress(value);
  const checked = needed.refine(isRight, "must be an email address, like name@example.com");
  return field.required ? checked : checked.default("");
}

/** Counts characters after cleaning: browsers send a line break as CR LF but count it once, and so do we. */
function text(max: number, clean: (typed: string) => string) {
  return z
    .string({ error: ({ input }) => (input === undefined ? NEEDED : "must be text") })
    .transform(clean)
    .refine((value) => value.length <= max, `must have at most ${max} characters`);
}

export const mailbox = z
  .string()
  .regex(
    /^[^<>\p{Cc}]*<[^<>\s]+>$|^[^<>\s]+$/u,
    "must look like Name <name@example.com> or name@example.com",
  )
  .transform((value) => {
    const [, name = "", address = value] = /^([^<]*)<([^>]+)>$/.exec(value.trim()) ?? [];
    return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
  })
  .refine(({ address }) => z.regexes.html5Email.test(address), "must hold one email address");

export type Mailbox = z.infer<typeof mailbox>;
