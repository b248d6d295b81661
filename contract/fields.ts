/** The one list of form fields. The site is bundled with it, so it holds data alone and checks nothing. */

interface Named {
  name: string;
  label: string;
  required: boolean;
  /** The page fills it in; visitors are not asked for it. */
  unasked?: true;
  /** The page makes the value, so a visitor cannot correct a mistake in it. */
  isCarried?: true;
}

interface TextField extends Named {
  kind: "line" | "email" | "tel" | "lines";
  /** Longest accepted value, counted as `maxlength` counts it: UTF-16 units, a line break as one. */
  max: number;
  autocomplete?: "name" | "email" | "tel" | "organization";
}

export interface ChoiceField extends Named {
  kind: "choice";
  options: readonly { value: string; label: string }[];
  preset: string;
  /** Ends the message “must be …” that refuses any other value. */
  mustBe: string;
}

export type Field = TextField | ChoiceField;

export const CONTACT_SERVICES = [
  { value: "general", label: "General Inquiry" },
  { value: "esg-consulting", label: "ESG Consulting" },
  { value: "cbam-consultancy", label: "CBAM Consultancy" },
  { value: "ecovadis-consultancy", label: "EcoVadis Consultancy" },
  { value: "carbon-advisory", label: "Carbon Advisory" },
  { value: "green-audit", label: "Green Audit for NAAC" },
  { value: "corporate-training", label: "Corporate Training (ISO, POSH, etc.)" },
  { value: "cybersecurity", label: "IT & Cybersecurity" },
  { value: "other", label: "Other" },
] as const;

export type ContactService = (typeof CONTACT_SERVICES)[number]["value"];

export const DEFAULT_SERVICE: ContactService = "general";
export const CHECKLIST_PLACE_FIELD = "place";

const CHECKLIST_PLACES = [
  { value: "section", label: "On the page" },
  { value: "popup", label: "Popup" },
] as const;

export type ChecklistPlace = (typeof CHECKLIST_PLACES)[number]["value"];

/** In a record, the name of the file; in a request, the file itself. */
export const RESUME_FIELD = "resume";
export const ANY_TRAINING = "Any course";

const EMAIL = {
  name: "email",
  label: "Email",
  kind: "email",
  required: true,
  max: 254,
  autocomplete: "email",
} as const;

const PERSON = [
  { name: "name", label: "Name", kind: "line", required: true, max: 100, autocomplete: "name" },
  EMAIL,
  { name: "phone", label: "Phone", kind: "tel", required: false, max: 40, autocomplete: "tel" },
] as const;

const LINE = { kind: "line", required: false } as const;
const CARRIED = { kind: "line", required: true, unasked: true, isCarried: true } as const;

export const FORMS = {
  contact: [
    ...PERSON,
    {
      ...LINE,
      name: "company",
      label: "Company / Institution",
      max: 150,
      autocomplete: "organization",
    },
    {
      name: "service",
      label: "Service",
      kind: "choice",
      required: false,
      options: CONTACT_SERVICES,
      preset: DEFAULT_SERVICE,
      mustBe: "one of the listed services",
    },
    { ...LINE, name: "subject", label: "Subject", max: 150, unasked: true },
    { ...LINE, name: "about", label: "About", max: 1000, unasked: true },
    { name: "message", label: "Message", kind: "lines", required: true, max: 5000 },
  ],
  checklist: [
    EMAIL,
    {
      name: CHECKLIST_PLACE_FIELD,
      label: "Form",
      kind: "choice",
      required: false,
      options: CHECKLIST_PLACES,
      preset: "section",
      mustBe: "section or popup",
      unasked: true,
    },
  ],
  /** Only where the firm takes applications by the website (CAREERS=on). The résumé itself is sent beside these fields. */
  application: [
    ...PERSON,
    { name: "message", label: "Cover letter", kind: "lines", required: false, max: 5000 },
    { ...LINE, name: RESUME_FIELD, label: "Résumé", max: 200, unasked: true },
  ],
  newsletter: [EMAIL],
  /** `course` is the title of a training: pages that are open and stored submissions call it so. */
  waiting: [EMAIL, { ...LINE, name: "course", label: "Course", max: 200, unasked: true }],
  /** `answers` is the query of the result's url; `rules` are the ids of the rules in the result, with spaces between. */
  watch: [
    EMAIL,
    { ...CARRIED, name: "answers", label: "Answers", max: 600 },
    { ...CARRIED, name: "rules", label: "Rules", max: 1000 },
  ],
} as const satisfies Record<string, readonly Field[]>;

export type Kind = keyof typeof FORMS;
export const KINDS = Object.keys(FORMS) as Kind[];

type AnyField = (typeof FORMS)[Kind][number];
type LimitedField = Extract<AnyField, { max: number }>;

/** Longest accepted values by name; a field that several forms have is the same in each. */
export const LIMITS = Object.fromEntries(
  Object.values(FORMS).flatMap((fields: readonly Field[]) =>
    fields.flatMap((field) => ("max" in field ? [[field.name, field.max]] : [])),
  ),
) as { readonly [F in LimitedField as F["name"]]: number };

export function readable(
  kind: Kind,
  values: Record<string, string>,
): (Field & { value: string })[] {
  const fields: readonly Field[] = FORMS[kind];
  const filled = fields.map((field) => {
    const value = values[field.name] ?? "";
    return { ...field, value: field.kind === "choice" ? labelIn(field.options, value) : value };
  });
  return filled.filter(({ value }) => value !== "");
}

const labelIn = (options: ChoiceField["options"], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

export const serviceLabel = (value: string) => labelIn(CONTACT_SERVICES, value);
