/** The feeds of the blog; static hosts tell their type from the ending. */
export const BLOG_FEEDS = [
  { kind: "rss", type: "application/rss+xml", address: "/blog/feed.rss" },
  { kind: "atom", type: "application/atom+xml", address: "/blog/feed.atom" },
  { kind: "json", type: "application/feed+json", address: "/blog/feed.json" },
] as const;

/** The feeds as PageHead takes them. */
export const blogFeeds = (title: string) => BLOG_FEEDS.map(({ type, address }) => ({ type, title, address }));
