/** Waits for a condition, not for a time: returns its first truthy value or fails with what it last saw. */
export async function eventually<T>(look: () => T | Promise<T>, withinMs = 40_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen as NonNullable<T>;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
