import type { z } from "zod";

/** Thrown when a request cannot or must not be fulfilled: an HTTP status, and a sentence for the person at the desk. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly statusCode: number;
  /** Sent with the sentence, for example the problems that a form shows at its fields. */
  readonly details: unknown;
  constructor(statusCode: number, sentence: string, details?: unknown) {
    super(sentence);
    this.statusCode = statusCode;
    this.details = details;
  }
}

export function orRefuse<Found>(found: Found | undefined, sentence: string): Found {
  if (found === undefined) throw new Refusal(404, sentence);
  return found;
}

export function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Refusal(400, result.error.issues[0]?.message ?? "This cannot be read.");
}
