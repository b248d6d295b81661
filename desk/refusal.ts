import type { z } from "zod";

/** What is asked for cannot or must not be done: a status and a sentence for the person at the desk. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly statusCode: number;
  /** What a form may show beside its fields. */
  readonly details: unknown;
  constructor(statusCode: number, sentence: string, details?: unknown) {
    super(sentence);
    this.statusCode = statusCode;
    this.details = details;
  }
}

/** What was sent, checked by its schema; anything else is refused with the first reason. */
export function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Refusal(400, result.error.issues[0]?.message ?? "This cannot be read.");
}
