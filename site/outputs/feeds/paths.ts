/** The feeds of the blog; static hosts tell their type from the ending. */
export const BLOG_FEEDS = [
  { kind: "rss", type: "application/rss+xml", path: "/blog/feed.rss" },
  { kind: "atom", type: "application/atom+xml", path: "/blog/feed.atom" },
  { kind: "json", type: "application/feed+json", path: "/blog/feed.json" },
] as const;

/** The feed of what changed in the rules. */
export const CHANGE_FEED = {
  kind: "atom",
  type: "application/atom+xml",
  path: "/what-changed.atom",
} as const;

/** Feeds as PageHead takes them. */
export const feedsOf = (feeds: ReadonlyArray<{ type: string; path: string }>, title: string) =>
  feeds.map(({ type, path }) => ({ type, title, path }));
