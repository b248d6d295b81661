import { href } from "../../addresses.ts";
import { siteConfig } from "../../config.ts";
import { type Post, posts } from "../../content/records/posts.ts";
import { blogFeeds } from "../../outputs/feeds/addresses.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { blog, blogPosting } from "../../outputs/seo/json-ld-blog.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { RelatedLinks } from "../../ui/related-links.tsx";
import { blogCopy } from "../blog/copy.ts";
import { OWN_CARDS, sectionCard } from "../lists.ts";
import { articleLinks } from "../related-links.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleHeader, trailTo } from "./article-header.tsx";
import { Contents } from "./contents.tsx";
import type { BlogPostCopy } from "./copy.ts";
import { type RelatedPosts, relatedPosts } from "./related-posts.ts";
import { Sidebar } from "./sidebar.tsx";
import { Split } from "./split.tsx";

/** Reads all posts once for all their pages. */
export function blogPostPaths() {
  const all = posts();
  const relatedOf = relatedPosts(all);
  return all.map((post, index) => ({
    params: { id: String(post.id) },
    props: { post, related: relatedOf(post), isOld: index >= OWN_CARDS },
  }));
}

export function blogPostHead(post: Post, isOld: boolean): PageHead {
  const { seo, hero } = blogCopy();
  return {
    seo: post.seo,
    path: href("/blog/:id", post.id),
    trail: trailTo(post),
    pictures: [post.picture.name],
    rules: post.rules,
    graph: [blogPosting(post), blog(hero.title)],
    feeds: blogFeeds(hero.title),
    type: "article",
    ...(isOld && { cardOf: sectionCard("/blog", seo) }),
  };
}

export function BlogPost({ copy, post, related }: { copy: BlogPostCopy; post: Post; related: RelatedPosts }) {
  return (
    <>
      <article>
        <div className="wrap print:p-0">
          <ArticleHeader post={post} back={copy.labels.back} />
        </div>
        {post.split && <Split {...post.split} />}
        <div className="wrap print:p-0">
          <div className="grid gap-x-10 gap-y-10 pb-12 lg:grid-cols-[1fr_17rem] lg:pb-section xl:grid-cols-[12rem_1fr_17rem] print:block print:p-0">
            <Contents label={copy.labels.contents} sections={post.contents} />
            <ArticleBody
              post={post}
              labels={copy.labels}
              className="min-w-0 lg:[grid-area:2/1/3/3] xl:[grid-area:1/2/2/4]"
            />
            <Sidebar
              author={post.author}
              related={related}
              labels={copy.labels}
              shares={siteConfig().share}
              className="lg:self-start lg:[grid-area:2/2/3/3] xl:[grid-area:1/3/2/4]"
            />
          </div>
        </div>
      </article>
      <RelatedLinks links={articleLinks(post)} />
      <CallToAction {...copy.closing} tone="leaf" imageClassName="object-top" />
    </>
  );
}
