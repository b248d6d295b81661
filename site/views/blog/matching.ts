/** What the visitor looks for; an empty category means all of them. */
export type Filters = { search: string; category: string };

export const NO_FILTERS: Filters = { search: "", category: "" };

type Searchable = { title: string; excerpt: string; tags: string[]; category: string };

export function matches(article: Searchable, { search, category }: Filters): boolean {
  if (category && article.category !== category) return false;
  return searchedText(article).includes(search.trim().toLowerCase());
}

const searched = new WeakMap<Searchable, string>();

/** Put together once for each article: a search compares thousands at every key. */
function searchedText(article: Searchable): string {
  const known = searched.get(article);
  if (known !== undefined) return known;
  const text = [article.title, article.excerpt, ...article.tags].join("\n").toLowerCase();
  searched.set(article, text);
  return text;
}

/** Values that name no category are as good as none. */
export function fromQuery(query: string, categories: string[]): Filters {
  const params = new URLSearchParams(query);
  const category = params.get("category") ?? "";
  return { search: params.get("q") ?? "", category: categories.includes(category) ? category : "" };
}

/** "?q=naac&category=Green+Audit", or nothing at all. */
export function toQuery({ search, category }: Filters): string {
  const params = new URLSearchParams();
  if (search.trim()) params.set("q", search.trim());
  if (category) params.set("category", category);
  return params.size > 0 ? `?${params}` : "";
}
