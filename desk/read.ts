import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/** What was sent, checked; anything else is refused with the first reason. */
export function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Refusal(400, result.error.issues[0]?.message ?? "This cannot be read.");
}
