import type { Post } from "../../content/records/posts.ts";

const MOST = 3;

type Titled = Pick<Post, "id" | "category" | "title" | "date">;
export type RelatedPosts = { sameCategory: boolean; items: Titled[] };

/** For each post the newest others of its category; where there is none, the latest of all others. */
export function relatedPosts(all: Titled[]): (post: Titled) => RelatedPosts {
  const byCategory = Map.groupBy(all, ({ category }) => category);
  return (post) => {
    const same = othersOf(byCategory.get(post.category) ?? [], post);
    return { sameCategory: same.length > 0, items: same.length > 0 ? same : othersOf(all, post) };
  };
}

function othersOf(some: Titled[], post: Titled): Titled[] {
  return some
    .slice(0, MOST + 1)
    .filter(({ id }) => id !== post.id)
    .slice(0, MOST)
    .map(({ id, category, title, date }) => ({ id, category, title, date }));
}
