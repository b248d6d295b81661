/** A function that runs `make` at its first call and returns that result from then on. */
export function memoise<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
