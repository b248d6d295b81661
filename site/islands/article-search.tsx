import { type ReactNode, useMemo } from "react";
import { href } from "../paths.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import { ArticleGrid } from "../views/blog/article-grid.tsx";
import type { ArticlesFile } from "../views/blog/articles.ts";
import type { BlogCopy } from "../views/blog/copy.ts";
import { articleOn, matchesArticle } from "./hooks/matching.ts";
import { ALL } from "./hooks/use-query-filters.ts";
import { island } from "./island.tsx";
import { ResultList, useSearch } from "./parts/list-search.tsx";

const articlesOf = ({ articles }: ArticlesFile) => articles;

type Props = {
  copy: Pick<BlogCopy, "search" | "category" | "empty">;
  categories: string[];
  /** How many articles there are, and how many of them the page lists. */
  total: number;
  listed: number;
  children?: ReactNode;
};

export const ArticleSearch = island(function ArticleSearch(props: Props) {
  const { copy, categories, total, listed, children } = props;
  const fields = useMemo(() => ({ q: "text" as const, category: categories }), [categories]);
  const { form, ...search } = useSearch({
    fields,
    path: `${href("/blog")}/articles.json`,
    itemsOf: articlesOf,
    matches: matchesArticle,
    readCard: articleOn,
  });
  const { state, results, foundOnPage } = search;
  const found = results?.found.length ?? foundOnPage ?? total;
  const shown = results?.shown.length ?? listed;
  return (
    <>
      <search className="no-scripting:hidden">
        <form
          {...form}
          className="grid gap-x-8 gap-y-5 border-t-2 border-ink pt-6 sm:grid-cols-[2fr_1fr] lg:grid-cols-12"
        >
          <TextField
            type="search"
            name="q"
            label={copy.search.label}
            placeholder={copy.search.placeholder}
            className="lg:col-span-5"
          />
          <SelectField name="category" label={copy.category.label} className="lg:col-span-3">
            <option value={ALL}>{copy.category.all}</option>
            {categories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
          <p
            role="status"
            className="figures text-ink-soft sm:col-span-2 lg:col-span-4 lg:self-end lg:pb-2.5"
          >
            {articleCount({ state, total, found, shown })}
          </p>
        </form>
      </search>
      <ResultList
        noun="articles"
        empty={copy.empty}
        search={search}
        className="mt-10 lg:mt-14"
        show={({ file: { words, pictures }, shown }) => (
          <ArticleGrid articles={shown} pictures={pictures} readMore={words.readMore} />
        )}
      >
        {children}
      </ResultList>
    </>
  );
});

type Counts = { state: "off" | "loading" | "failed" | "ready" } & Record<
  "total" | "found" | "shown",
  number
>;

export function articleCount({ state, total, found, shown }: Counts): string {
  if (state === "loading") return `Searching ${total} articles …`;
  if (state === "failed") return `${found} of the ${shown} articles on this page`;
  if (shown === total) return `${total} ${total === 1 ? "article" : "articles"}`;
  if (found === total || shown === found) return `Showing ${shown} of ${total} articles`;
  return `${found} of ${total} articles found, the first ${shown} shown`;
}
