import { blogFeed } from "../../outputs/feeds/blog-feed.ts";
import { blogPostCopy } from "../blog-post/copy.ts";
import { blogCopy } from "./copy.ts";

/** The feed of the blog in the words of its pages. */
export function feed() {
  const { seo, hero } = blogCopy();
  return blogFeed({
    title: hero.title,
    description: seo.description,
    updatedLabel: blogPostCopy().labels.updated,
  });
}
