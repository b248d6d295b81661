import { clsx } from "clsx";
import { ArticleCard } from "./article-card.tsx";
import type { ArticleList } from "./articles.ts";

/** A tenth of a second for each card. Under the same conditions as the animation, which would reset it otherwise. */
const delays = [
  "",
  "motion-safe:scripting:[animation-delay:0.1s]",
  "motion-safe:scripting:[animation-delay:0.2s]",
  "motion-safe:scripting:[animation-delay:0.3s]",
  "motion-safe:scripting:[animation-delay:0.4s]",
  "motion-safe:scripting:[animation-delay:0.5s]",
  "motion-safe:scripting:[animation-delay:0.6s]",
  "motion-safe:scripting:[animation-delay:0.7s]",
  "motion-safe:scripting:[animation-delay:0.8s]",
  "motion-safe:scripting:[animation-delay:0.9s]",
  "motion-safe:scripting:[animation-delay:1s]",
  "motion-safe:scripting:[animation-delay:1.1s]",
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
                delays[index % delays.length],
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
