import { clsx } from "clsx";
import type { PictureFiles } from "../../art/picture.ts";
import { dayText } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { ArticleList, ListedArticle } from "./articles.ts";

/** A tenth of a second more for each card. Needs the variants of the animation, which resets the delay otherwise. */
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

type GridProps = ArticleList & { readMore: string; hasLead?: boolean };

/** Used in the built page and in the results of a search. An article without its picture in `pictures` is left out. */
export const ArticleGrid = ({ articles, pictures, readMore, hasLead = false }: GridProps) => (
  <ul data-pagefind-ignore className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
    {articles.map((article, index) => {
      const picture = pictures[article.picture.name];
      if (!picture) return null;
      return (
        <li
          key={article.id}
          className={clsx(
            "motion-safe:scripting:animate-settle",
            hasLead
              ? "md:first:col-span-2 md:max-lg:last:even:col-span-2 lg:first:row-span-2"
              : "md:max-lg:last:odd:col-span-2",
            delays[index % delays.length],
          )}
        >
          <ArticleCard {...{ article, picture, readMore, hasLead }} isFirst={index === 0} />
        </li>
      );
    })}
  </ul>
);

type Props = {
  article: ListedArticle;
  picture: PictureFiles;
  readMore: string;
  isFirst: boolean;
  hasLead: boolean;
};

/** Classes of a last card that is alone in its row: of an even number if a lead fills the first row, else of an odd. */
const alone = {
  even: "md:max-lg:in-[li:last-child:nth-child(even)]:grid md:max-lg:in-[li:last-child:nth-child(even)]:grid-cols-2 md:max-lg:in-[li:last-child:nth-child(even)]:gap-x-8",
  odd: "md:max-lg:in-[li:last-child:nth-child(odd)]:grid md:max-lg:in-[li:last-child:nth-child(odd)]:grid-cols-2 md:max-lg:in-[li:last-child:nth-child(odd)]:gap-x-8",
};

/** One link covers the card. Alone in a row of two it takes the whole row, words beside the picture. */
function ArticleCard({ article, picture, readMore, isFirst, hasLead }: Props) {
  const { id, title, category, date, author, excerpt, tags } = article;
  const isLead = isFirst && hasLead;
  return (
    <article
      data-category={category}
      className={clsx(
        "group relative flex h-full flex-col gap-4",
        !isLead && ["max-md:grid max-md:grid-cols-[5.5rem_1fr]", hasLead ? alone.even : alone.odd],
      )}
    >
      <Picture
        picture={picture}
        alt={article.picture.alt}
        eager={isFirst}
        showSource={false}
        className={clsx(
          "w-full self-start overflow-hidden rounded-lg",
          isLead && "lg:relative lg:min-h-72 lg:grow lg:self-auto",
        )}
        imageClassName={clsx(
          "object-cover transition-transform duration-500 group-hover:scale-103",
          isLead ? "max-md:h-40 lg:absolute lg:h-full" : "max-md:h-24 lg:h-36",
        )}
      />
      <div className={clsx("flex flex-col", isLead ? "max-lg:flex-1" : "flex-1")}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge>{category}</Badge>
          <time dateTime={date}>{dayText(date)}</time>
          <span>{author}</span>
        </p>
        <h2 className={clsx("mt-2 group-hover:text-leaf", isLead ? "text-h2" : "text-h4")}>
          {title}
        </h2>
        <p className={clsx("mt-2", isLead && "text-lg")}>{excerpt}</p>
        <ul aria-label="Tags" className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p className="mt-auto pt-2">
          <a
            href={href("/blog/:id", id)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline decoration-1 underline-offset-6 after:absolute after:inset-0 hover:decoration-2"
          >
            {readMore}
            <span className="sr-only">{title}</span>
            <ArrowRight className="size-4.5" />
          </a>
        </p>
      </div>
    </article>
  );
}
