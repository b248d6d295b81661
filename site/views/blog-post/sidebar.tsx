import { clsx } from "clsx";
import { Share2 } from "lucide-react";
import type { Post } from "../../content/records/posts.ts";
import { dayText } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Lead } from "../../ui/lead.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { BlogPostCopy } from "./copy.ts";

const notShared = { text: "This feature isn't implemented yet" };

type Props = {
  author: Post["author"];
  related: RelatedPosts;
  labels: BlogPostCopy["labels"];
  canShare: boolean;
  className?: string;
};

export const Sidebar = ({ author, related, labels, canShare, className }: Props) => (
  <aside className={clsx("flex flex-col gap-6 print:hidden", className)}>
    <Button
      variant="outline"
      {...(canShare ? { "data-share": "" } : { "data-say": JSON.stringify(notShared) })}
    >
      <Share2 className="size-4.5" />
      {labels.share}
    </Button>
    {author && (
      <section aria-labelledby="author" className="border-t border-ink pt-4">
        <SectionHeading id="author" size="h4" title={labels.author} />
        <Lead member={author} className="mt-4">
          {author.expertise}
        </Lead>
      </section>
    )}
    {related.items.length > 0 && (
      <section aria-labelledby="related" className="border-t border-ink pt-4">
        <h2 id="related" className="text-h4">
          {related.sameCategory ? labels.related : labels.latest}
        </h2>
        <ul className="mt-2">
          {related.items.map(({ id, title, date }) => (
            <li key={id} className="border-b border-line py-3">
              <a
                href={href("/blog/:id", id)}
                className="block font-semibold leading-snug hover:text-leaf"
              >
                {title}
              </a>
              <time dateTime={date} className="text-sm text-ink-soft">
                {dayText(date)}
              </time>
            </li>
          ))}
        </ul>
      </section>
    )}
    <ArrowLink to={href("/blog")} label={labels.all} />
  </aside>
);

const MOST = 3;

type Titled = Pick<Post, "id" | "category" | "title" | "date">;
export type RelatedPosts = { sameCategory: boolean; items: Titled[] };

/** Finds up to three other posts of a post's category or, if it has none, of all. `all` must be newest first. */
export function relatedPosts(all: Titled[]): (post: Titled) => RelatedPosts {
  const byCategory = Map.groupBy(all, ({ category }) => category);
  return (post) => {
    const same = othersOf(byCategory.get(post.category) ?? [], post);
    return { sameCategory: same.length > 0, items: same.length > 0 ? same : othersOf(all, post) };
  };
}

const othersOf = (posts: Titled[], post: Titled) =>
  posts
    .slice(0, MOST + 1)
    .filter(({ id }) => id !== post.id)
    .slice(0, MOST);
