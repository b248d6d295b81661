/** A build loads this module more than once: for its settings, for the checks, for the pages. */
const CACHED = "site:content-cached";
const shared = globalThis as unknown as { [CACHED]?: boolean };

/** From here to the end of this process, what was read of the content is read no more. */
export function cacheContent(): void {
  shared[CACHED] = true;
}

/** Once the content is cached, this reads it only once: thousands of pages ask for every article. */
export function cached<Result>(read: () => Result): () => Result {
  let cache: { result: Result } | undefined;
  return () => {
    if (!shared[CACHED]) return read();
    cache ??= { result: read() };
    return cache.result;
  };
}
