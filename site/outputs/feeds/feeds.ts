import { Feed } from "feed";
import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../../contract/html.ts";
import { firm } from "../../content/reader/read.ts";
import { plain } from "../../content/records/dated-text.ts";
import { whenText } from "../../content/records/milestones.ts";
import { type Post, posts } from "../../content/records/posts.ts";
import { ruleChanges } from "../../content/records/rule-changes.ts";
import { dayText, instant } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { postHtml } from "../html/post-html.ts";
import { absolute } from "../seo/json-ld.ts";

/** Feed readers load the whole file each time, and have older items already. */
export const NEWEST = 20;

type Words = { title: string; description: string; updatedLabel: string };

/** The newest articles with their full text. Only the wordings of statements depend on the day of the build. */
export function blogFeed({ title, description, updatedLabel }: Words): Feed {
  const articles = posts().slice(0, NEWEST);
  const updated = articles.map(correctedOn).sort().at(-1);
  const feed = newFeed({ title, description, path: href("/blog"), feeds: BLOG_FEEDS, updated });
  for (const post of articles) feed.addItem(itemOf(post, updatedLabel));
  return feed;
}

type About = Pick<Words, "title" | "description"> & {
  path: string;
  feeds: ReadonlyArray<{ kind: string; path: string }>;
  updated: string | undefined;
};

/** A feed without items. `updated` is the day of the newest one; undefined where there is none. */
export function newFeed({ title, description, path, feeds, updated }: About): Feed {
  const { name, legalName } = firm();
  return new Feed({
    id: absolute(path),
    title: `${name}: ${title}`,
    description,
    link: absolute(path),
    language: "en-IN",
    favicon: absolute("/favicon-32.png"),
    copyright: legalName,
    generator: false,
    updated: startOf(updated ?? "1970-01-01"),
    feedLinks: Object.fromEntries(feeds.map((feed) => [feed.kind, absolute(feed.path)])),
    author: { name, link: absolute("/") },
  });
}

function itemOf(post: Post, updatedLabel: string) {
  const url = absolute(href("/blog/:id", post.id));
  return {
    id: url,
    link: url,
    title: post.title,
    description: post.excerpt,
    content: articleHtml(postHtml(post), post.updated && { ...post.updated, label: updatedLabel }),
    published: startOf(post.date),
    date: startOf(correctedOn(post)),
    author: [
      { name: post.by, link: absolute(post.author ? `${href("/team")}#${post.author.slug}` : "/") },
    ],
    category: [post.category, ...post.tags].map((name) => ({ name, term: name })),
  };
}

/** The day of the last correction, else of publication. A review of the sources is no news for readers of the feed. */
const correctedOn = ({ date, updated }: Post) => updated?.date ?? date;

/** Midnight in India, as feeds write the time of an item. */
export const startOf = (date: string) => new Date(instant(date, "00:00"));

type Updated = NonNullable<Post["updated"]> & { label: string };

/** An article for feed readers, without our styles and scripts: links are absolute, statements have today's wording. */
export function articleHtml(html: string, updated?: Updated): string {
  const document = parseDocument(html);
  for (const element of DomUtils.getElementsByTagName("*", document, true)) {
    if (isForPageAlone(element)) DomUtils.removeElement(element);
    element.attribs = keptAttributes(element.attribs);
  }
  const body = DomUtils.getInnerHTML(document, { encodeEntities: "utf8" });
  return updated ? `${updatedHtml(updated)}${body}` : body;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Wordings of other days, and the sizes of a picture beside the one that every reader shows. */
const isForPageAlone = ({ name, attribs }: Element) => "hidden" in attribs || name === "source";

function keptAttributes(attributes: Element["attribs"]): Element["attribs"] {
  const kept: Element["attribs"] = {};
  if (attributes.src) {
    kept.src = absolute(attributes.src);
    for (const name of ["width", "height", "alt"]) kept[name] = attributes[name] ?? "";
  }
  for (const name of ["id", "scope"]) if (attributes[name]) kept[name] = attributes[name];
  if ("open" in attributes) kept.open = "";
  const { href: link } = attributes;
  if (link) kept.href = link.startsWith("/") ? absolute(link) : link;
  return kept;
}

function updatedHtml({ date, text, label }: Updated): string {
  const paragraphs = text.map((paragraph) => `<p>${escapeHtml(plain(paragraph))}</p>`).join("");
  return `<blockquote><p><strong>${escapeHtml(label)} ${dayText(date)}</strong></p>${paragraphs}</blockquote>`;
}

type PageWords = { seo: { description: string }; hero: { title: string } };

/** The newest changes in the rules, with the words of their page. Readers know each by an id that stays. */
export function changeFeed({ seo, hero }: PageWords) {
  const path = href("/what-changed");
  const changes = ruleChanges().slice(0, NEWEST);
  const feed = newFeed({ ...seo, ...hero, path, feeds: [CHANGE_FEED], updated: changes[0]?.date });
  for (const { rule, anchor, ...change } of changes) {
    const url = absolute(`${path}#${anchor}`);
    const title = `${rule.name}, ${whenText(change)}`;
    feed.addItem({
      id: url,
      link: url,
      title,
      description: change.what,
      date: startOf(change.date),
    });
  }
  return feed;
}

/** The feeds of the blog; static hosts tell their type from the ending. */
export const BLOG_FEEDS = [
  { kind: "rss", type: "application/rss+xml", path: "/blog/feed.rss" },
  { kind: "atom", type: "application/atom+xml", path: "/blog/feed.atom" },
  { kind: "json", type: "application/feed+json", path: "/blog/feed.json" },
] as const;

export const CHANGE_FEED = {
  kind: "atom",
  type: "application/atom+xml",
  path: "/what-changed.atom",
};

export const feedsOf = (feeds: ReadonlyArray<{ type: string; path: string }>, title: string) =>
  feeds.map(({ type, path }) => ({ type, title, path }));
