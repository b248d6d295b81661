/** What an error says. A host with several addresses, as localhost has, fails once for each, without words of its own. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorText).join("; ");
  return (error as Error).message || String(error);
}
