import { colour } from "../../../brand/tokens.ts";
import type { Topic } from "../../../contract/topics.ts";
import { type Crumb, href, isHidden, type PlainAddress, trail } from "../../addresses.ts";
import type { PictureFiles } from "../../art/picture.ts";
import { firm } from "../../content/reader/read.ts";
import { reviewOf } from "../../content/records/review.ts";
import type { Rule } from "../../content/records/rules.ts";
import { absolute, breadcrumbs, type JsonLdNode, organization, webPage, website } from "./json-ld.ts";

/** What a page says about itself; the layout makes its head and its share card from it. */
export type PageHead = {
  seo: { title: string; description: string };
  path: string;
  /** From the home page to this one, itself included. */
  trail?: Crumb[];
  /** What its share card shows: the name of the page's leading picture, or the portraits of its people. */
  pictures?: Array<string | PictureFiles>;
  /** The page whose share card this one uses, where it needs none of its own. */
  cardOf?: Pick<PageHead, "seo" | "path" | "trail" | "pictures">;
  /** Further nodes of the page's linked-data graph. */
  graph?: JsonLdNode[];
  /** The rules behind what the page says: it names their sources, and when they were last read. */
  rules?: Rule[];
  /** The day its facts were last read, where the page names their sources itself instead of by `rules`. */
  modified?: string;
  /** Other words for what it is about, for the search. */
  words?: string[];
  type?: "website" | "article";
  /** What is asked about from here; by default the list of addresses says it. */
  topic?: Topic;
  /** Files that programs can follow, for those who read this page. */
  feeds?: Array<{ type: string; title: string; address: string }>;
  /** Its address may hold somebody's name: other hosts, logs and the ad tag do not get to see it. */
  addressIsPrivate?: boolean;
  /** By default the list of addresses says which pages search engines leave out. */
  noindex?: boolean;
};

/** The head of a page at a plain address, whose share card shows its leading picture. */
export function pageHead(address: PlainAddress, seo: PageHead["seo"], picture?: { name: string }) {
  return { seo, path: href(address), trail: trail(address), ...(picture && { pictures: [picture.name] }) };
}

export type Card = { src: string; width: number; height: number };

const TITLE_ROOM = 60;

export function titleOf({ seo }: PageHead): string {
  const branded = `${seo.title} | ${firm().name}`;
  return branded.length <= TITLE_ROOM + 10 ? branded : seo.title;
}

/** The attributes of the page's meta elements, in order. */
export function metaOf(
  { seo, path, type = "website", noindex = isHidden(path), addressIsPrivate, words }: PageHead,
  card: Card,
): object[] {
  return [
    ...(addressIsPrivate ? [{ name: "referrer", content: "no-referrer" }] : []),
    { name: "description", content: seo.description },
    ...(words ? [{ name: "keywords", content: words.join(", ") }] : []),
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

/** The page's linked data as one graph, safe inside a script element. */
export function graphOf(
  { seo, path, trail, rules = [], modified, graph = [] }: PageHead,
  card: Card,
): string {
  const url = absolute(path);
  const nodes = [
    webPage({
      url,
      ...seo,
      hasTrail: Boolean(trail),
      image: absolute(card.src),
      modified: modified ?? reviewOf(rules)?.modified,
    }),
    ...(trail ? [breadcrumbs(url, trail)] : []),
    organization(),
    website(),
    ...graph,
  ];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003C");
}
