import { colour } from "../../../brand/tokens.ts";
import type { Topic } from "../../../contract/topics.ts";
import type { PictureFiles } from "../../art/picture.ts";
import { firm } from "../../content/reader/read.ts";
import { isHidden, trail } from "../../content/records/page-tree.ts";
import { reviewOf } from "../../content/records/review.ts";
import type { Rule } from "../../content/records/rules.ts";
import { type Crumb, href, type PlainPath } from "../../paths.ts";
import {
  absolute,
  breadcrumbs,
  type JsonLdNode,
  organization,
  webPage,
  website,
} from "./json-ld.ts";

/** What a page says about itself; the layout makes its head and its share card from it. */
export type PageHead = {
  seo: { title: string; description: string; words?: string[] };
  path: string;
  /** Breadcrumbs from the home page to this page, which is included. */
  trail?: Crumb[];
  /** What the share card shows: the name of the page's main picture, or portraits. */
  pictures?: Array<string | PictureFiles>;
  cardOf?: Pick<PageHead, "seo" | "path" | "trail" | "pictures">;
  graph?: JsonLdNode[];
  /** The rules behind the page: it lists their sources and the day they were last read. */
  rules?: Rule[];
  /** The day the facts were last read, for a page that lists its sources without `rules`. */
  modified?: string;
  type?: "website" | "article";
  /** What is asked about from this page; by default what site/paths.ts says. */
  topic?: Topic;
  feeds?: Array<{ type: string; title: string; path: string }>;
  /** The url may hold a person's name: it is not sent to other hosts, logs or the ad tag. */
  urlIsPrivate?: boolean;
  /** Keeps the page out of search engines; by default what site/paths.ts says. */
  noindex?: boolean;
};

/** The head of a page without parameters; `picture` is shown on its share card. */
export function pageHead(path: PlainPath, seo: PageHead["seo"], picture?: { name: string }) {
  return {
    seo,
    path: href(path),
    trail: trail(path),
    ...(picture && { pictures: [picture.name] }),
  };
}

export type Card = { src: string; width: number; height: number };

/** With the name of the firm, unless that makes it too long for a list of results. */
export function titleOf({ seo }: PageHead): string {
  const branded = `${seo.title} | ${firm().name}`;
  return branded.length <= 70 ? branded : seo.title;
}

export function metaOf({ seo, path, type = "website", ...head }: PageHead, card: Card): object[] {
  const { noindex = isHidden(path), urlIsPrivate } = head;
  return [
    ...(urlIsPrivate ? [{ name: "referrer", content: "no-referrer" }] : []),
    { name: "description", content: seo.description },
    ...(seo.words ? [{ name: "keywords", content: seo.words.join(", ") }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: type },
    { property: "og:site_name", content: firm().name },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: seo.title },
    { property: "og:description", content: seo.description },
    { property: "og:url", content: absolute(path) },
    { property: "og:image", content: absolute(card.src) },
    { property: "og:image:width", content: card.width },
    { property: "og:image:height", content: card.height },
    { property: "og:image:alt", content: seo.title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "theme-color", content: colour("paper") },
  ];
}

/** The page's linked data as JSON, safe inside a script element. */
export function graphOf({ seo, path, trail, graph = [], ...head }: PageHead, card: Card): string {
  const url = absolute(path);
  const modified = head.modified ?? reviewOf(head.rules ?? [])?.modified;
  const nodes = [
    webPage({ url, ...seo, hasTrail: Boolean(trail), image: absolute(card.src), modified }),
    ...(trail ? [breadcrumbs(url, trail)] : []),
    organization(),
    website(),
    ...graph,
  ];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll(
    "<",
    "\\u003C",
  );
}
