import { renderPicture } from "../../art/render.ts";
import { dayText } from "../../content/dates.ts";
import { type Post, posts } from "../../content/posts.ts";
import { copy } from "./blog-post.data.ts";

/** For the route's loader alone: imported by a component, every post would reach every reader. */
const RELATED = 3;

const all = posts();
const byCategory = Map.groupBy(all, ({ category }) => category);

export type Article = ReturnType<typeof article>;

export const articles: Record<string, Article> = Object.fromEntries(
  all.map((post) => [String(post.id), article(post)]),
);

function article(post: Post) {
  const { id, title, category, date, author, readTime, tags, imageDescription, seo, updated } = post;
  return {
    id,
    title,
    category,
    date,
    modified: updated?.date ?? date,
    author,
    readTime,
    tags,
    picture: renderPicture(post.picture),
    imageDescription,
    seo,
    html: post.html + updatedBox(updated),
    related: related(post),
  };
}

/** The article stays as it was published; what has changed since is told at its end. */
function updatedBox(updated: Post["updated"]): string {
  if (!updated) return "";
  const { date, text } = updated;
  const paragraphs = text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("");
  return `<section class="mt-14 border-l-4 border-marigold bg-sand p-6 text-base sm:p-8"><h2 class="m-0">${copy.labels.updated} <time datetime="${date}">${dayText(date)}</time></h2>${paragraphs}</section>`;
}

/** Posts of the same category; where there is none, the latest of the others. */
function related(post: Post) {
  const same = firstOthers(byCategory.get(post.category) ?? []);
  return {
    sameCategory: same.length > 0,
    items: (same.length > 0 ? same : firstOthers(all)).map(({ id, title, date }) => ({ id, title, date })),
  };

  function firstOthers(some: Post[]): Post[] {
    return some
      .slice(0, RELATED + 1)
      .filter(({ id }) => id !== post.id)
      .slice(0, RELATED);
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
