import { type ComponentType, createContext, useContext } from "react";
import type { Choice, Choices } from "../../content/choices.ts";
import { type FieldPath, keyOf } from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import type { FieldSchema } from "../../content/schemas.ts";
import { placeholder } from "../../content/section-types.ts";
import { entryTitle, labelOf } from "../../content/words.ts";
import type { OpenRecord, useRecord } from "./use-record.ts";

export type FieldProps = {
  schema: FieldSchema;
  path: FieldPath;
  value: unknown;
  label?: string;
  isRequired: boolean;
  hideLabel?: boolean;
};

/** The props that `Field` gives to the control it chose. */
export type ControlProps = Required<FieldProps> & { hint: string | undefined };

export interface FormState
  extends Omit<ReturnType<typeof useRecord>, "record" | "choices" | "problems"> {
  record: OpenRecord;
  choices: Choices;
  root: FieldSchema;
  /** The values in the form; `record` has those that it was opened with. */
  data: unknown;
  /** Lists and groups take it from here, since importing it would be circular. */
  Field: ComponentType<FieldProps>;
  /** Those of other records. */
  otherProblems: FormProblem[];
  /** Reasons by field path. */
  problems: Map<string, string>;
  /** By the field paths of samples, whether somebody changed them in the form. */
  samples: ReadonlyMap<string, boolean>;
  /** What the site makes of an empty field, by field path. */
  usual: Record<string, string>;
  set: (path: FieldPath, value: unknown) => void;
  /** Tells that a sample is real now. */
  settle: (path: FieldPath) => void;
}

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field is outside of a form.");
  return form;
}

/** Whether somebody else has to change a field, or the list or group that it is in. */
export const isLocked = ({ locked = [] }: OpenRecord, path: FieldPath) =>
  locked.includes(String(path[0]));

export const idOf = (path: FieldPath) => `field-${keyOf(path).replace(/[^\w]/g, "-")}`;

/** The first reason of each field; for the Markdown text all reasons, a line each. */
export function byField(problems: FormProblem[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { field, reason } of problems) {
    const before = found.get(field);
    if (before === undefined) found.set(field, reason);
    else if (field === "body") found.set(field, `${before}\n${reason}`);
  }
  return found;
}

/** Unfolds what is around a field and focuses it, or the group or list around it; false where there is neither. */
export function showField(path: FieldPath): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(idOf(path.slice(0, length)));
    if (!found) continue;
    for (
      let fold = found.closest("details");
      fold;
      fold = fold.parentElement?.closest("details") ?? null
    )
      fold.open = true;
    found.focus();
    // What is wrong in a text is mostly a picture that nobody has described.
    (found.querySelector(".ProseMirror img:is(:not([alt]), [alt=''])") ?? found).scrollIntoView({
      block: "center",
    });
    return true;
  }
  return false;
}

export function problemsWithin(problems: Map<string, string>, path: FieldPath): string[] {
  const key = keyOf(path);
  return [...problems]
    .filter(([at]) => at === key || at.startsWith(`${key}.`))
    .map(([, reason]) => reason);
}

export type { FieldSchema };

/** The schema itself or, if it is a reference, the part of `root` that it refers to. */
export function resolved(schema: FieldSchema, root: FieldSchema): FieldSchema {
  if (!schema.$ref) return schema;
  const { $ref, ...own } = schema;
  const found = $ref === "#" ? root : root.$defs?.[$ref.replace("#/$defs/", "")];
  return { ...found, ...own };
}

/** By the name of a field, the list of the same record whose entries it names, as a milestone names a source. */
const OWN_LISTS: Record<string, string> = {
  source: "sources",
  penalty: "statements",
  from: "milestones",
  after: "milestones",
};

export function ownChoices(name: string, data: unknown): Choice[] | undefined {
  const entries: unknown = Object(data)[OWN_LISTS[name] ?? ""];
  if (!Array.isArray(entries)) return undefined;
  return entries.map((entry) => ({
    id: String(Object(entry).id),
    title: entryTitle(entry) ?? Object(entry).id,
  }));
}

/** The folder whose records a field names, or each entry of a list. */
export const referenceOf = ({ record, items }: FieldSchema) => record ?? items?.record;

export const isType = ({ type }: FieldSchema, wanted: string) =>
  Array.isArray(type) ? type.includes(wanted) : type === wanted;

export const isNumber = (schema: FieldSchema): boolean =>
  isType(schema, "number") || isType(schema, "integer") || (schema.anyOf ?? []).some(isNumber);

export const isDay = ({ control }: FieldSchema) => control === "day";

export const isHour = ({ control }: FieldSchema) => control === "hour";

export const isPath = ({ control }: FieldSchema) => control === "path";

export const isPortrait = ({ control }: FieldSchema) => control === "portrait";

/** What a form says of a field beside its label. */
export function hintOf({ hint, description = "" }: FieldSchema): string | undefined {
  const words = hint ?? description;
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined;
}

export const isPicture = ({ properties }: FieldSchema) =>
  properties !== undefined && "name" in properties && "alt" in properties;

/** The fields of an object; also those of a table whose names are fixed. */
export function fieldsOf(schema: FieldSchema): Record<string, FieldSchema> {
  if (schema.properties) return schema.properties;
  const { propertyNames, additionalProperties } = schema;
  if (!propertyNames?.enum || typeof additionalProperties !== "object") return {};
  return Object.fromEntries(propertyNames.enum.map((name) => [String(name), additionalProperties]));
}

/** Whether a group is so small that its fields fit side by side. */
export function isRow(schema: FieldSchema, root: FieldSchema): boolean {
  const fields = Object.values(fieldsOf(schema));
  const isShort = ({ examples, pattern, enum: options, type }: FieldSchema) =>
    Boolean(examples || pattern || options || type === "integer" || type === "number");
  return (
    fields.length > 0 &&
    fields.length <= 3 &&
    fields.every((field) => isShort(resolved(field, root)))
  );
}

/** Whether two such fields fit side by side. */
export function isNarrow(given: FieldSchema, root: FieldSchema): boolean {
  const schema = resolved(given, root);
  const isChoice = schema.enum !== undefined || referenceOf(schema) !== undefined;
  return !isList(schema) && (isChoice || isNumber(schema) || isDay(schema) || isHour(schema));
}

/** By the kinds that the field `type` tells apart. */
export function variantsOf(schema: FieldSchema, root: FieldSchema): Map<string, FieldSchema> {
  const variants = (schema.oneOf ?? []).map((one) => resolved(one, root));
  return new Map(variants.map((one) => [String(one.properties?.type?.const), one]));
}

export const isCondition = ({ properties = {} }: FieldSchema) =>
  ["question", "all", "any"].every((name) => name in properties);

export const isObject = (schema: FieldSchema) => isType(schema, "object");
export const isList = (schema: FieldSchema) => isType(schema, "array");

type Filling = (schema: FieldSchema, label: string) => unknown;

/** A new value: an object with its required fields, empty unless `fill` has a value, a list with its least items. */
export function emptyOf(
  given: FieldSchema,
  root: FieldSchema,
  fill?: Filling,
  label = "",
): unknown {
  const schema = resolved(given, root);
  if (schema.const !== undefined) return schema.const;
  const filled = fill?.(schema, label);
  if (filled !== undefined) return filled;
  if (schema.oneOf?.[0]) return emptyOf(schema.oneOf[0], root);
  const items = (one: FieldSchema, index: number) =>
    emptyOf(one, root, fill, `${label.replace(/s$/, "")} ${index + 1}`);
  if (schema.prefixItems) return schema.prefixItems.map(items);
  if (isObject(schema)) {
    const required = new Set(schema.required);
    const fields = Object.entries(fieldsOf(schema)).filter(([name]) => required.has(name));
    return Object.fromEntries(
      fields.map(([name, field]) => [name, emptyOf(field, root, fill, labelOf(name, "sections"))]),
    );
  }
  if (isList(schema))
    return Array.from({ length: schema.minItems ?? 0 }, (_, index) =>
      items(schema.items ?? {}, index),
    );
  if (isType(schema, "boolean")) return schema.default ?? false;
  return schema.enum?.[0] ?? "";
}

/** A new section that passes the check: its texts are placeholders, its links and pictures exist. */
export const exampleOf = (schema: FieldSchema, root: FieldSchema, choices: Choices): unknown =>
  emptyOf(schema, root, (field, label) => {
    if (isObject(field) || isList(field)) return field.examples?.[0];
    if (isNumber(field)) return field.minimum ?? 1;
    if (isPath(field)) return "/contact";
    if (field.record) return choices.records[field.record]?.[0]?.id;
    if (field.control === "picture name") return choices.drawings[0];
    if (label === labelOf("id", "sections")) return "name";
    return field.enum?.[0] ?? field.examples?.[0] ?? placeholder(label);
  });
