import { organizationRef } from "../../seo/json-ld.ts";
import { absolute, pageMeta } from "../../seo/meta.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ArticleList } from "./article-list.tsx";
import { articles, copy } from "./blog.data.ts";
import { Newsletter } from "./newsletter.tsx";

const trail = [
  { label: "Home", to: "/" },
  { label: copy.hero.eyebrow, to: "/blog" },
];

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path: "/blog",
    trail,
    graph: [
      {
        "@type": "Blog",
        "@id": `${absolute("/blog")}#blog`,
        name: copy.hero.title,
        publisher: organizationRef,
        blogPost: articles.first.map(({ id, title, date }) => ({
          "@type": "BlogPosting",
          "@id": `${absolute(`/blog/${id}`)}#article`,
          headline: title,
          datePublished: date.iso,
          url: absolute(`/blog/${id}`),
        })),
      },
    ],
  });

export default function Blog() {
  const { title, lede } = copy.hero;
  return (
    <>
      <div className="wrap pt-8">
        <Breadcrumbs trail={trail} />
        <div className="grid-12 items-end gap-y-6 pt-10 pb-12 lg:pt-16 lg:pb-20">
          <h1 className="col-span-12 max-w-[11ch] text-hero lg:col-span-8">{title}</h1>
          <p className="col-span-12 max-w-xl text-lede lg:col-span-4">{lede}</p>
        </div>
      </div>
      <ArticleList />
      <Newsletter />
    </>
  );
}
