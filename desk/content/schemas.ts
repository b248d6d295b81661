import type { z } from "zod";
import { contentProblems } from "../../site/build/check.ts";
import { formSchema, schemaOfFile, schemaOfFolder } from "../../site/content/reader/schemas.ts";

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
  /** A field that names a record of this folder. */
  record?: string;
  /** By the name of a field, another one and its values that this field needs to show; none named: any value. */
  needs?: Record<string, { name: string; values: string[] }>;
};

/** Once a process: afterwards every file that was there is known, and every folder declared. */
let everyRecord: Promise<unknown> | undefined;

/** The schema of a file; for a new file, that of its folder. Undefined if nothing on the site reads such a file. */
export async function schemaOf(file: string): Promise<z.ZodType | undefined> {
  const own = schemaOfFile(file);
  if (own) return own;
  everyRecord ??= contentProblems();
  await everyRecord;
  return schemaOfFile(file) ?? schemaOfFolder(file);
}

export async function formOf(file: string): Promise<FieldSchema | undefined> {
  const schema = await schemaOf(file);
  return schema && (formSchema(schema) as FieldSchema);
}
