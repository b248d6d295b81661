import { z } from "zod";
import { FIELD_WORDS } from "./field-words.ts";

/** The JSON Schema of a record as it is written, before defaults and transforms, with a description of each field. */
export function formSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  const made = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  // Fields of one kind share an object until it is copied.
  const own = JSON.parse(JSON.stringify(made));
  describe(own);
  return own;
}

function describe(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  for (const [name, field] of Object.entries(
    (node as z.core.JSONSchema.BaseSchema).properties ?? {},
  )) {
    const words = FIELD_WORDS[name]?.about;
    if (!words || typeof field !== "object" || field.description || field.$ref) continue;
    field.description = words;
    // The label says as much.
    if (["title", "text"].includes(name)) field.hint = "";
  }
  for (const inner of Object.values(node)) describe(inner);
}
