import type { MetaDescriptor } from "react-router";
import { firm, siteUrl } from "../layout/site.data.ts";
import type { Crumb } from "../ui/breadcrumbs.tsx";
import { breadcrumbs, type JsonLdNode, webPage } from "./json-ld.ts";

type PageMeta = {
  seo: { title: string; description: string };
  path: string;
  /** From the home page to this one, itself included. */
  trail?: Crumb[];
  /** Further nodes of the page's linked-data graph. */
  graph?: JsonLdNode[];
  type?: "website" | "article";
  noindex?: boolean;
};

const TITLE_ROOM = 60;

/** Everything a page says about itself in its head, but for its share card, which site/engine draws and names later. */
export function pageMeta({
  seo,
  path,
  trail,
  graph = [],
  type = "website",
  noindex = false,
}: PageMeta): MetaDescriptor[] {
  const url = absolute(path);
  const branded = `${seo.title} | ${firm.name}`;
  const title = branded.length <= TITLE_ROOM + 10 ? branded : seo.title;
  const { description } = seo;
  return [
    { title },
    { name: "description", content: description },
    ...(noindex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url } satisfies MetaDescriptor]),
    { property: "og:type", content: type },
    { property: "og:site_name", content: firm.name },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: seo.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "theme-color", content: "#faf6ee" },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@graph": [
          webPage({ url, title: seo.title, description, hasTrail: Boolean(trail) }),
          ...(trail ? [breadcrumbs(url, trail)] : []),
          ...graph,
        ],
      },
    },
  ];
}

export function absolute(path: string): string {
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}
