import type { Post } from "../../content/records/posts.ts";
import { reviewOf } from "../../content/records/review.ts";
import { href } from "../../paths.ts";
import { absolute, imageRef, type JsonLdNode, organizationRef, person } from "./json-ld.ts";

export const blog = (
  name: string,
  listed: Pick<Post, "id" | "title" | "date">[] = [],
): JsonLdNode => ({
  "@type": "Blog",
  ...blogRef(),
  name,
  url: absolute(href("/blog")),
  publisher: organizationRef(),
  blogPost:
    listed.length > 0
      ? listed.map(({ id, title, date }) => ({
          "@type": "BlogPosting",
          "@id": `${articleUrl(id)}#article`,
          headline: title,
          datePublished: date,
          url: articleUrl(id),
        }))
      : undefined,
});

export function blogPosting(post: Post): JsonLdNode {
  const url = articleUrl(post.id);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: post.title,
    description: post.seo.description,
    url,
    mainEntityOfPage: { "@id": `${url}#page` },
    isPartOf: blogRef(),
    image: imageRef(url),
    datePublished: post.date,
    dateModified: changedOn(post),
    author: post.author ? person(post.author) : organizationRef(),
    publisher: organizationRef(),
    articleSection: post.category,
    keywords: post.tags.join(", "),
    inLanguage: "en-IN",
  };
}

/** The last of publication, correction and the review of the rules that it names. */
export const changedOn = ({ date, updated, rules }: Post): string =>
  [date, updated?.date ?? date, reviewOf(rules)?.modified ?? date].sort().at(-1) ?? date;

const blogRef = () => ({ "@id": `${absolute(href("/blog"))}#blog` });

const articleUrl = (id: number) => absolute(href("/blog/:id", id));
