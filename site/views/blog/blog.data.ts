import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { dayText } from "../../content/dates.ts";
import { seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";
import { posts } from "../../content/posts.ts";
import { listParts } from "../../engine/list-parts.ts";

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

/** Four rows of three: as many as a visitor looks through before searching. */
const FIRST = 12;

const all = posts().map((post) => ({
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

export const articles = {
  first: all.slice(0, FIRST),
  total: all.length,
  parts: listParts("articles", all.slice(FIRST)),
};

export type ListedArticle = (typeof all)[number];

export const categories = [...new Set(all.map(({ category }) => category))];
