import { ArrowLeft } from "lucide-react";
import { shown } from "../../art/render.ts";
import { siteConfig } from "../../config.ts";
import { trail } from "../../content/records/page-tree.ts";
import { type Post, posts } from "../../content/records/posts.ts";
import { dayText } from "../../dates/dates.ts";
import { BLOG_FEEDS, feedsOf } from "../../outputs/feeds/feeds.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { blog, blogPosting } from "../../outputs/seo/json-ld-blog.ts";
import { type Crumb, href } from "../../paths.ts";
import { articleLinks, articleTopic } from "../../sections/related/related-links.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RelatedLinks } from "../../ui/related-links.tsx";
import { Reviewed } from "../../ui/reviewed.tsx";
import { SectionIndex } from "../../ui/section-index.tsx";
import { blogCopy } from "../blog/copy.ts";
import { OWN_CARDS } from "../lists.ts";
import { ArticleBody } from "./article-body.tsx";
import type { BlogPostCopy } from "./copy.ts";
import { type RelatedPosts, relatedPosts, Sidebar } from "./sidebar.tsx";

export function blogPostPaths() {
  const all = posts();
  const relatedOf = relatedPosts(all);
  return all.map((post, index) => ({
    params: { id: String(post.id) },
    props: { post, related: relatedOf(post), usesSectionCard: index >= OWN_CARDS },
  }));
}

/** `usesSectionCard`: the post is not among the newest, so it is shared with the blog's card; see OWN_CARDS. */
export function blogPostHead(post: Post, usesSectionCard: boolean): PageHead {
  const { seo, hero } = blogCopy();
  return {
    seo: post.seo,
    path: href("/blog/:id", post.id),
    trail: trailTo(post),
    pictures: [post.picture.name],
    rules: post.rules,
    topic: articleTopic(post),
    graph: [blogPosting(post), blog(hero.title)],
    feeds: feedsOf(BLOG_FEEDS, hero.title),
    type: "article",
    ...(usesSectionCard && { cardOf: pageHead("/blog", seo) }),
  };
}

export function BlogPost({
  copy,
  post,
  related,
}: {
  copy: BlogPostCopy;
  post: Post;
  related: RelatedPosts;
}) {
  return (
    <>
      <article>
        <div className="wrap print:p-0">
          <ArticleHeader post={post} back={copy.labels.back} />
        </div>
        <div className="wrap print:p-0">
          <div className="grid gap-x-10 gap-y-6 pb-4 lg:grid-cols-[1fr_17rem] xl:grid-cols-[12rem_1fr_17rem] print:block print:p-0">
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
              canShare={siteConfig().share}
              className="lg:self-start lg:[grid-area:2/2/3/3] xl:[grid-area:1/3/2/4]"
            />
          </div>
        </div>
      </article>
      <RelatedLinks links={articleLinks(post)} />
      <Reviewed rules={post.rules} />
      <CallToAction {...copy.closing} />
    </>
  );
}

function ArticleHeader({ post, back }: { post: Post; back: string }) {
  const { title, category, date, by, readTime, picture } = post;
  return (
    <header className="grid-12 gap-y-4 pt-5 pb-5 print:pt-0">
      <Breadcrumbs trail={trailTo(post)} className="col-span-12" />
      <div className="col-span-12 sm:col-span-8 lg:pr-8 print:col-span-8">
        <p data-pagefind-ignore="" className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <a
            href={href("/blog")}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2 print:hidden"
          >
            <ArrowLeft className="size-4.5" />
            {back}
          </a>
          <Badge>{category}</Badge>
        </p>
        <h1 className="mt-3 text-h2 print:text-h3">{title}</h1>
        <p data-pagefind-ignore="" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
          <time dateTime={date}>{dayText(date)}</time> <span>{by}</span> <span>{readTime}</span>
        </p>
      </div>
      <Picture
        {...shown(picture)}
        eager
        className="col-span-12 sm:col-span-4 print:col-span-4"
        imageClassName="rounded-lg object-cover max-sm:h-32 sm:aspect-2/1 lg:aspect-5/2"
      />
    </header>
  );
}

/** The breadcrumbs of a post. Of a title like “Subject: what it says” they name only the subject. */
const trailTo = ({ id, title }: { id: number; title: string }): Crumb[] =>
  trail("/blog/:id", { label: title.split(":")[0] ?? title, to: href("/blog/:id", id) });

/** Links to the article's headings: in the margin of wide screens, otherwise above it. None for fewer than two. */
const Contents = ({ label, sections }: { label: string; sections: Post["contents"] }) =>
  sections.length > 1 && (
    <nav
      aria-label={label}
      data-pagefind-ignore
      data-follow-chapters
      className="lg:[grid-area:1/1/2/3] lg:max-w-[38rem] xl:sticky xl:[grid-area:1/1/2/2] xl:top-28 xl:self-start xl:text-sm print:hidden"
    >
      <p className="pb-2 font-semibold">{label}</p>
      <SectionIndex sections={sections} />
    </nav>
  );
