import type { ReactNode } from "react";
import { BLOG_FEEDS, feedsOf } from "../../outputs/feeds/feeds.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { blog } from "../../outputs/seo/json-ld-blog.ts";
import type { Crumb } from "../../paths.ts";
import { Hero } from "../../ui/hero.tsx";
import { NewsletterForm } from "../../ui/newsletter-form.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import { listHead, listPath } from "../lists.ts";
import { ArticleGrid } from "./article-grid.tsx";
import type { BlogPage } from "./articles.ts";
import type { BlogCopy } from "./copy.ts";

export function blogHead({ seo, hero }: BlogCopy, { number, list }: BlogPage) {
  return {
    ...listHead("/blog", seo, number),
    pictures: list.articles.slice(0, 1).map(({ picture }) => picture.name),
    graph: [blog(hero.title, list.articles)],
    feeds: feedsOf(BLOG_FEEDS, hero.title),
  } satisfies PageHead;
}

type Props = { copy: BlogCopy; trail: Crumb[]; path: string; children?: ReactNode };

export const Blog = ({ copy, trail, path, children }: Props) => (
  <>
    <Hero trail={trail} {...copy.hero} ledeClassName="max-w-xl" />
    <div className="wrap pb-section">{children}</div>
    <section aria-labelledby="newsletter" className="bg-sand">
      <div className="wrap grid-12 items-end gap-y-8 py-section">
        <div className="col-span-12 lg:col-span-6">
          <SectionHeading id="newsletter" title={copy.newsletter.title} />
          <p className="mt-4 max-w-xl text-lg">{copy.newsletter.text}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <NewsletterForm path={path} />
        </div>
      </div>
    </section>
  </>
);

export const Articles = ({
  page: { list, number, last },
  copy,
}: {
  page: BlogPage;
  copy: BlogCopy;
}) => (
  <>
    <ArticleGrid {...list} readMore={copy.readMore} hasLead={number === 1} />
    <Pagination
      noun="articles"
      current={number}
      last={last}
      to={(page) => listPath("/blog", page)}
      className="mt-9"
    />
  </>
);
