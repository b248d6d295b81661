/** Nothing where it fails: a file that is no YAML, a record with a mistake. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
