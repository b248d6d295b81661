/** The feeds of the blog; static hosts tell their type from the ending. */
export const BLOG_FEEDS = [
  { kind: "rss", type: "application/rss+xml", path: "/blog/feed.rss" },
  { kind: "atom", type: "application/atom+xml", path: "/blog/feed.atom" },
  { kind: "json", type: "application/feed+json", path: "/blog/feed.json" },
] as const;

/** The feeds as PageHead takes them. */
export const blogFeeds = (title: string) => BLOG_FEEDS.map(({ type, path }) => ({ type, title, path }));
