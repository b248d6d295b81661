/** The filters of a list, in the order they take in the address: any text, or one of these values. */
export type Fields<Name extends string> = Record<Name, "text" | readonly string[]>;

/** The chosen values; an empty text means that the filter is off. */
export type Filters<Name extends string> = Record<Name, string>;

/** The value of a select that is off. */
export const ALL = "all";

/** From an address or a form; a value that a list does not have is ignored. */
export function readFilters<Name extends string>(
  source: { get(name: string): unknown },
  fields: Fields<Name>,
): Filters<Name> {
  const values = Object.entries<"text" | readonly string[]>(fields).map(([name, known]) => {
    const value = String(source.get(name) ?? "").trim();
    return [name, known === "text" || known.includes(value) ? value : ""];
  });
  return Object.fromEntries(values);
}

/** The same query with these filters; parameters that are none of ours stay. */
export function writeFilters(query: string, filters: Filters<string>): string {
  const params = new URLSearchParams(query);
  for (const name of Object.keys(filters)) params.delete(name);
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  return params.toString();
}

export function countFilters(filters: Filters<string>): number {
  return Object.values(filters).filter(Boolean).length;
}
