import { type JsonLdNode, organizationRef } from "../../seo/json-ld.ts";
import { absolute } from "../../seo/meta.ts";
import type { Article } from "./posts.data.ts";

/** Its image is the share card, which site/engine draws and names later. */
export function blogPosting(post: Article): JsonLdNode {
  const url = absolute(`/blog/${post.id}`);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: post.title,
    description: post.seo.description,
    url,
    mainEntityOfPage: { "@id": `${url}#page` },
    isPartOf: { "@id": `${absolute("/blog")}#blog` },
    datePublished: post.date,
    dateModified: post.modified,
    author: { "@type": "Person", name: post.author.name, jobTitle: post.author.title },
    publisher: organizationRef,
    articleSection: post.category,
    keywords: post.tags.join(", "),
    inLanguage: "en-IN",
  };
}
