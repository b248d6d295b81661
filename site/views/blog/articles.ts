import type { PictureFiles } from "../../art/picture.ts";
import { renderPicture } from "../../art/render.ts";
import { type Post, posts } from "../../content/records/posts.ts";
import { blogFeed } from "../../outputs/feeds/feeds.ts";
import { blogPostCopy } from "../blog-post/copy.ts";
import { furtherPaths, type ListPage, listPages, type Pages } from "../lists.ts";
import { type BlogCopy, blogCopy } from "./copy.ts";

/** What a card says of an article, and what a search looks through. */
export type ListedArticle = Pick<
  Post,
  "id" | "title" | "category" | "date" | "excerpt" | "tags" | "picture"
> & { author: string };

/** `pictures` are by name: articles share them, so each is listed once. */
export type ArticleList = { articles: ListedArticle[]; pictures: Record<string, PictureFiles> };

export type BlogPage = Omit<ListPage<Post>, "items"> & {
  list: ArticleList;
  /** `listed` is how many of the `total` articles this page shows. */
  search: { categories: string[]; total: number; listed: number };
};

export function blogPages(): Pages<BlogPage> {
  const all = posts();
  const categories = [...new Set(all.map(({ category }) => category))];
  return listPages(all, ({ items, ...page }) => {
    const search = { categories, total: page.total, listed: items.length };
    return { ...page, list: articleList(items), search };
  });
}

/** The pages after the first, which is /blog itself. */
export const blogPaths = () => furtherPaths(blogPages());

/** What a search needs: every article, and the words around the results. */
export type ArticlesFile = ArticleList & { words: Pick<BlogCopy, "readMore" | "empty"> };

export function articlesFile(): ArticlesFile {
  const { readMore, empty } = blogCopy();
  return { words: { readMore, empty }, ...articleList(posts()) };
}

function articleList(some: Post[]): ArticleList {
  const names = new Set(some.map(({ picture }) => picture.name));
  return {
    articles: some.map(({ id, title, category, date, by, excerpt, tags, picture }) => ({
      ...{ id, title, category, date, excerpt, tags, picture },
      author: by,
    })),
    pictures: Object.fromEntries([...names].map((name) => [name, renderPicture(name)])),
  };
}

/** The feed of the blog, with the title and description of its page. */
export function feed() {
  const { seo, hero } = blogCopy();
  return blogFeed({
    title: hero.title,
    description: seo.description,
    updatedLabel: blogPostCopy().labels.updated,
  });
}
