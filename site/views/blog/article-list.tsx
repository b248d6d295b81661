import { clsx } from "clsx";
import { useDeferredValue, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MoreItems } from "../../ui/more-items.tsx";
import { useList } from "../../ui/use-list.ts";
import { ArticleCard } from "./article-card.tsx";
import { articles, categories, copy } from "./blog.data.ts";
import { FilterBar } from "./filter-bar.tsx";
import { type Filters, matches, NO_FILTERS } from "./matching.ts";
import { useFilters } from "./use-filters.ts";

/** How many are shown at first and added by each “Show more”. */
const STEP = articles.first.length;

/** A tenth of a second for each card; cards further down come in with the last of these. */
const delays = [
  "",
  "[animation-delay:.1s]",
  "[animation-delay:.2s]",
  "[animation-delay:.3s]",
  "[animation-delay:.4s]",
  "[animation-delay:.5s]",
];

export function ArticleList() {
  const { filters, settled, change: setFilters } = useFilters(categories);
  const search = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(STEP);
  // The field shows each key at once; the list, which may search thousands, follows when it can.
  const wanted = useDeferredValue(filters);
  const searching = Boolean(wanted.search.trim() || wanted.category);
  const { items, state, retry } = useList(articles, { search: searching, show: shown });
  const found = items.filter((article) => matches(article, wanted));
  const count = searching ? found.length : articles.total;

  function change(next: Filters) {
    setFilters(next);
    setShown(STEP);
  }

  function clear() {
    change(NO_FILTERS);
    search.current?.focus();
  }

  return (
    <div className="wrap pb-section">
      <FilterBar
        filters={filters}
        onChange={change}
        status={statusText(Math.min(shown, count), count, state === "loading" && searching)}
        searchRef={search}
      />
      <div className={clsx("mt-10 lg:mt-14", !settled && "await-query")}>
        {found.length > 0 || state !== "ready" ? (
          <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
            {found.slice(0, shown).map((article, index) => (
              <li
                key={article.id}
                className={clsx(
                  "motion-safe:scripting:animate-enter",
                  delays[Math.min(index, delays.length - 1)],
                )}
              >
                <ArticleCard article={article} eager={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={copy.empty.title} text={copy.empty.text}>
            <Button variant="outline" onClick={clear} className="mt-3">
              {copy.empty.clear}
            </Button>
          </EmptyState>
        )}
        <MoreItems
          noun="articles"
          left={Math.max(0, count - shown)}
          state={state}
          onMore={() => setShown(shown + STEP)}
          onRetry={retry}
        />
      </div>
    </div>
  );
}

function statusText(shown: number, found: number, searching: boolean): string {
  const { total } = articles;
  if (searching) return `Searching ${total} articles …`;
  if (shown === total) return `${total} ${total === 1 ? "article" : "articles"}`;
  if (found === total || shown === found) return `Showing ${shown} of ${total} articles`;
  return `${found} of ${total} articles found, the first ${shown} shown`;
}
