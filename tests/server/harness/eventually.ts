const PAUSE_MS = 20;

/**
 * Waits for a condition, not for a time: returns its first truthy value or fails with what it last saw. Pauses are
 * counted, not the clock: on a busy machine each takes longer.
 */
export async function eventually<T>(
  look: () => T | Promise<T>,
  withinMs = 120_000,
): Promise<NonNullable<T>> {
  for (let pauses = withinMs / PAUSE_MS; ; pauses--) {
    const seen = await look();
    if (seen) return seen as NonNullable<T>;
    if (pauses <= 0) throw new Error(`Not within ${withinMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
