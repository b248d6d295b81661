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
