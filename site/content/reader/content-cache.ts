/** A build loads this module more than once: for its settings, for the checks, for the pages. */
const HELD = "site:held";
const shared = globalThis as unknown as { [HELD]?: boolean };

/** From here to the end of this process the content counts as it is now. */
export function holdContent(): void {
  shared[HELD] = true;
}

/** While the content is held, what was read first serves all who ask: thousands of pages ask for every article. */
export function heldOnce<Result>(read: () => Result): () => Result {
  let before: { result: Result } | undefined;
  return () => {
    if (!shared[HELD]) return read();
    before ??= { result: read() };
    return before.result;
  };
}
