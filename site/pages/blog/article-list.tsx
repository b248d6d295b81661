import { clsx } from "clsx";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ArticleCard } from "./article-card.tsx";
import { articles, categories, copy } from "./blog.data.ts";
import { FilterBar } from "./filter-bar.tsx";
import { matches, NO_FILTERS } from "./matching.ts";
import { useFilters } from "./use-filters.ts";

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
  const [filters, setFilters] = useFilters(categories);
  const search = useRef<HTMLInputElement>(null);
  const found = articles.filter((article) => matches(article, filters));

  function clear() {
    setFilters(NO_FILTERS);
    search.current?.focus();
  }

  return (
    <div className="wrap pb-section">
      <FilterBar
        filters={filters}
        onChange={setFilters}
        found={found.length}
        total={articles.length}
        searchRef={search}
      />
      <div className="mt-10 lg:mt-14">
        {found.length > 0 ? (
          <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
            {found.map((article, index) => (
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
      </div>
    </div>
  );
}
