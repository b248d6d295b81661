import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { dayText } from "../../content/dates.ts";
import { seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";
import { posts } from "../../content/posts.ts";

export const copy = readPage(
  "blog",
  z.strictObject({
    seo,
    hero: z.strictObject({ eyebrow: text, title: text, lede: text }),
    search: z.strictObject({ label: text, placeholder: text }),
    category: z.strictObject({ label: text, all: text }),
    readMore: text,
    empty: z.strictObject({ title: text, text, clear: text }),
    newsletter: z.strictObject({ title: text, text }),
  }),
);

export const articles = posts().map((post) => ({
  id: post.id,
  title: post.title,
  category: post.category,
  date: { iso: post.date, text: dayText(post.date) },
  author: post.author.name,
  excerpt: post.excerpt,
  tags: post.tags,
  picture: renderPicture(post.picture),
  imageDescription: post.imageDescription,
}));

export const categories = [...new Set(articles.map(({ category }) => category))];
