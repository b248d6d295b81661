/** A build loads this module more than once: for its settings, for the checks, for the pages. */
const CACHED = "site:content-cached";
const shared = globalThis as unknown as { [CACHED]?: object | undefined };

/** From here to the end of this process, what was read of the content is read no more. */
export function cacheContent(): void {
  shared[CACHED] = {};
}

/** The same while something is done that does not wait. */
export function withCache<Result>(act: () => Result): Result {
  const before = shared[CACHED];
  cacheContent();
  try {
    return act();
  } finally {
    shared[CACHED] = before;
  }
}

/** Once the content is cached, this reads it only once: thousands of pages ask for every article. */
export function cached<Result>(read: () => Result): () => Result {
  let cache: { during: object; result: Result } | undefined;
  return () => {
    const during = shared[CACHED];
    if (!during) return read();
    if (cache?.during !== during) cache = { during, result: read() };
    return cache.result;
  };
}
