import { schemaOf } from "../../site/content/collections.ts";
import { formSchema } from "../../site/content/reader/schemas.ts";

/** A part of the JSON Schema of a record. It describes the values as they are written in the file. */
export type FieldSchema = {
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  prefixItems?: FieldSchema[];
  oneOf?: FieldSchema[];
  anyOf?: FieldSchema[];
  allOf?: FieldSchema[];
  propertyNames?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
  /** What forms say of the field instead of its description; "" for nothing. */
  hint?: string;
  /** The words of each option. */
  options?: Record<string, string>;
  /** Which control fits, where types do not tell. */
  control?: "day" | "hour" | "path" | "portrait" | "picture name";
  /** A field that names a record of this folder. */
  record?: string;
  /** By the name of a field, another one and its values that this field needs to show; none named: any value. */
  needs?: Record<string, { name: string; values: string[] }>;
};

/** The form of a record that is there or new. Undefined if nothing on the site reads such a file. */
export function formOf(file: string): FieldSchema | undefined {
  const schema = schemaOf(file);
  return schema && (formSchema(schema) as FieldSchema);
}
