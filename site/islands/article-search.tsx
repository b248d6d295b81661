import { type ReactNode, useMemo } from "react";
import { href } from "../addresses.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { ItemsMissing, MoreItems } from "../ui/more-items.tsx";
import { ArticleGrid } from "../views/blog/article-grid.tsx";
import type { ArticlesFile, ListedArticle } from "../views/blog/articles.ts";
import type { BlogCopy } from "../views/blog/copy.ts";
import { articleCount } from "./hooks/article-count.ts";
import { matchesArticle } from "./hooks/matching.ts";
import { ALL } from "./hooks/query-filters.ts";
import { type Results, useSearch } from "./hooks/use-search.ts";
import { island } from "./island.tsx";

const FILE = `${href("/blog")}/articles.json`;
const articlesOf = ({ articles }: ArticlesFile) => articles;

type Props = {
  copy: Pick<BlogCopy, "search" | "category">;
  categories: string[];
  /** How many articles there are, and how many of them the page lists. */
  total: number;
  listed: number;
  /** The page's own list, shown while nothing is searched for. */
  children?: ReactNode;
};

export const ArticleSearch = island(function ArticleSearch({
  copy,
  categories,
  total,
  listed,
  children,
}: Props) {
  const fields = useMemo(() => ({ q: "text" as const, category: categories }), [categories]);
  const { state, results, list, form, more, retry, clear } = useSearch({
    fields,
    address: FILE,
    itemsOf: articlesOf,
    matches: matchesArticle,
  });
  const found = results?.found.length ?? total;
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
      <div ref={list} className="await-query mt-10 lg:mt-14">
        {state === "failed" && <ItemsMissing noun="articles" onRetry={retry} />}
        {results && <ArticleResults {...results} onClear={clear} onMore={more} />}
        <div hidden={Boolean(results)}>{children}</div>
      </div>
    </>
  );
});

type ResultsProps = Results<ArticlesFile, ListedArticle> & { onClear: () => void; onMore: () => void };

function ArticleResults({ file: { words, pictures }, found, shown, onClear, onMore }: ResultsProps) {
  if (found.length === 0) {
    return (
      <EmptyState title={words.empty.title} text={words.empty.text}>
        <Button variant="outline" onClick={onClear} className="mt-3">
          {words.empty.clear}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ArticleGrid articles={shown} pictures={pictures} readMore={words.readMore} />
      <MoreItems noun="articles" left={found.length - shown.length} onMore={onMore} />
    </>
  );
}
