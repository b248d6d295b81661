export const ALL = "all";

export const SELECTS = ["month", "category", "level", "format"] as const;

export type SelectName = (typeof SELECTS)[number];
export type Filters = Record<SelectName | "q", string>;
export type Options = Record<SelectName, Array<{ value: string; label: string }>>;

type Filterable = Record<SelectName, string> & { title: string; keywords: string[] };

export const NO_FILTERS: Filters = { q: "", month: ALL, category: ALL, level: ALL, format: ALL };

/** What an address asks for; a value that no training has counts as not asked. */
export function readFilters(query: URLSearchParams, options: Options): Filters {
  const filters = { ...NO_FILTERS, q: (query.get("q") ?? "").trim() };
  for (const name of SELECTS) {
    const wanted = query.get(name);
    if (options[name].some(({ value }) => value === wanted)) filters[name] = wanted ?? ALL;
  }
  return filters;
}

/** The same address with these filters; parameters that are none of ours stay. */
export function writeFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filters)) {
    if (value.trim() && value !== ALL) next.set(name, value.trim());
    else next.delete(name);
  }
  return next;
}

export function matches(training: Filterable, filters: Filters): boolean {
  const searched = [training.title, ...training.keywords].join("\n").toLowerCase();
  const words = filters.q.toLowerCase().split(/\s+/);
  return (
    words.every((word) => searched.includes(word)) &&
    SELECTS.every((name) => filters[name] === ALL || filters[name] === training[name])
  );
}

export function countFilters(filters: Filters): number {
  return SELECTS.filter((name) => filters[name] !== ALL).length + (filters.q ? 1 : 0);
}
