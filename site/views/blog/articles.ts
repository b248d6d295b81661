import { renderPicture } from "../../art/render.ts";
import { type Post, posts } from "../../content/records/posts.ts";
import { blogFeed } from "../../outputs/feeds/feeds.ts";
import { blogPostCopy } from "../blog-post/copy.ts";
import { furtherPaths, listPages } from "../lists.ts";
import { blogCopy } from "./copy.ts";

export type ArticleList = ReturnType<typeof articleList>;

export type ListedArticle = ArticleList["articles"][number];

export type BlogPage = ReturnType<typeof blogPages>[number];

export function blogPages() {
  const all = posts();
  const categories = [...new Set(all.map(({ category }) => category))];
  return listPages(all, ({ items, ...page }) => ({
    ...page,
    list: articleList(items),
    /** `listed` is how many of the `total` articles this page shows. */
    search: { categories, total: page.total, listed: items.length },
  }));
}

export const blogPaths = () => furtherPaths(blogPages());

export type ArticlesFile = ReturnType<typeof articlesFile>;

export function articlesFile() {
  const { readMore } = blogCopy();
  return { words: { readMore }, ...articleList(posts()) };
}

/** `pictures` are by name: articles share them, so each is listed once. */
function articleList(some: Post[]) {
  const names = new Set(some.map(({ picture }) => picture.name));
  return {
    articles: some.map(({ id, title, category, date, by, excerpt, tags, picture }) => ({
      id,
      title,
      category,
      date,
      excerpt,
      tags,
      picture,
      author: by,
    })),
    pictures: Object.fromEntries([...names].map((name) => [name, renderPicture(name)])),
  };
}

export function feed() {
  const { seo, hero } = blogCopy();
  return blogFeed({ ...seo, ...hero, updatedLabel: blogPostCopy().labels.updated });
}
