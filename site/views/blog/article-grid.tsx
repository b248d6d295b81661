import { clsx } from "clsx";
import { ArticleCard } from "./article-card.tsx";
import type { ArticleList } from "./articles.ts";

/** A tenth of a second for each card; cards further down come in with the last of these. */
const delays = [
  "",
  "[animation-delay:.1s]",
  "[animation-delay:.2s]",
  "[animation-delay:.3s]",
  "[animation-delay:.4s]",
  "[animation-delay:.5s]",
];

/** The same in the page as it is served and in the results of a search. */
export function ArticleGrid({ articles, pictures, readMore }: ArticleList & { readMore: string }) {
  return (
    <ul data-pagefind-ignore className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => {
        const picture = pictures[article.picture.name];
        return (
          picture && (
            <li
              key={article.id}
              className={clsx(
                "motion-safe:scripting:animate-enter md:max-lg:last:odd:col-span-2",
                delays[Math.min(index, delays.length - 1)],
              )}
            >
              <ArticleCard article={article} picture={picture} readMore={readMore} eager={index === 0} />
            </li>
          )
        );
      })}
    </ul>
  );
}
